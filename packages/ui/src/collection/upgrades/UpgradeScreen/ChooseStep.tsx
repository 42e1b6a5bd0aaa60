import { chanceParts, upgradeLimits } from '@mcy/api/collection/upgrades/words';
import { ShieldCheck, Sparkles, Target, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatChance, formatMoney, formatProbability, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { Confirm, IconNotes, Notice, PageSection, Screen, StickyFooter } from '../../../patterns/index.ts';
import { Button, Icon, Inline, Slider, Stack, Text } from '../../../primitives/index.ts';
import { UpgradeDial } from '../UpgradeDial/UpgradeDial.tsx';
import { PutToys } from './PutToys.tsx';
import { TargetShelf } from './TargetShelf.tsx';
import * as styles from './UpgradeScreen.css.ts';
import type { UpgradeScreenProps } from './UpgradeScreen.tsx';

type ChooseStepProps = Omit<UpgradeScreenProps, 'phase'>;

/** The dial with the chance, the target, what is put in, and the button that upgrades. */
export function ChooseStep(props: ChooseStepProps) {
  const { plan, question, onGoBack } = props;
  const { t } = useTranslation('collection/upgrades');
  const locale = useLocale();
  const most = formatProbability(upgradeLimits.mostChance, chanceParts, locale);
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('title')}
      back={onGoBack}
      layout="halves"
      footer={
        <StickyFooter>
          <Footer {...props} />
        </StickyFooter>
      }
    >
      <Hero {...props} />
      <Stack space="large">
        <TargetShelf {...props} />
        <PutToys {...props} />
        <Stones {...props} />
        {plan.overflow > 0 && <Notice tone="caution">{t('overflow', { amount: formatMoney(plan.overflow) })}</Notice>}
        <IconNotes
          notes={[
            { icon: TriangleAlert, text: t('most', { most }) },
            { icon: ShieldCheck, text: t('fair') },
          ]}
        />
        {question}
      </Stack>
    </Screen>
  );
}

function Hero({ target, plan }: ChooseStepProps) {
  const { t } = useTranslation('collection/upgrades');
  const locale = useLocale();
  const { chance, paid } = plan;
  return (
    <section className={styles.hero} data-theme="dark" aria-label={t('stage')}>
      <div className={styles.dial}>
        <UpgradeDial toy={target} chance={chance} />
      </div>
      <div className={styles.figures}>
        {target === null || chance === null ? (
          <Inline space="xsmall" align="center">
            {target === null && <Icon icon={Target} />}
            <Text inline weight="medium">
              {t(target === null ? 'none' : 'noToys')}
            </Text>
          </Inline>
        ) : (
          <>
            <p className={styles.percent}>{formatProbability(chance, chanceParts, locale)}</p>
            <Text size="small" tone="secondary" align="center" tabular>
              {t('odds', {
                odds: formatChance(chance, chanceParts, locale),
                paid: formatMoney(paid),
                value: formatMoney(target.value),
              })}
            </Text>
          </>
        )}
      </div>
    </section>
  );
}

function Stones({ plan, stone, onChooseStones, target, put }: ChooseStepProps) {
  const { t } = useTranslation('collection/upgrades');
  if (stone === null || target === null || put.length === 0) return null;
  return (
    <PageSection title={t('stones.label')}>
      {stone === 0 ? (
        <Text tone="secondary">{t('stones.none')}</Text>
      ) : (
        <Slider
          label={t('stones.label')}
          hint={t('stones.hint', { stone: formatMoney(stone) })}
          min={0}
          max={Math.max(plan.mostStones, plan.stones, 1)}
          step={stepOf(plan.mostStones)}
          value={plan.stones}
          onValueChange={onChooseStones}
          formatValue={(stones) => t('stones.value', { stones: formatMoney(stones) })}
          disabled={plan.mostStones === 0}
        />
      )}
    </PageSection>
  );
}

/** About two hundred steps, in round numbers. */
function stepOf(most: number): number {
  return Math.max(1, 10 ** Math.floor(Math.log10(Math.max(most, 1) / 100)));
}

function Footer({ plan, put, target, onUpgrade, onAsk, refusal }: ChooseStepProps) {
  const { t } = useTranslation(['collection/upgrades', 'shell']);
  const locale = useLocale();
  const { chance, stones, overflow } = plan;
  const percent = chance === null ? '' : formatProbability(chance, chanceParts, locale);
  const isReady = target !== null && chance !== null && chance > 0;
  return (
    <Stack space="xsmall">
      {refusal !== null && <Notice tone="critical">{refusal}</Notice>}
      {onAsk && <Notice tone="caution">{t('unsure')}</Notice>}
      {onAsk ? (
        <Button size="large" width="full" onPress={onAsk}>
          {t('ask')}
        </Button>
      ) : isReady ? (
        <Confirm
          role="alertdialog"
          title={t('confirm.title', { percent })}
          body={[
            t('confirm.body', { count: put.length, stones: formatMoney(stones), name: target.name }),
            overflow > 0 ? t('overflow', { amount: formatMoney(overflow) }) : '',
          ]
            .join(' ')
            .trim()}
          texts={{ confirm: t('confirm.yes'), keep: t('confirm.no'), close: t('shell:close') }}
          onConfirm={onUpgrade}
        >
          <Button size="large" width="full" icon={Sparkles}>
            {`${t('submit')} · ${percent}`}
          </Button>
        </Confirm>
      ) : (
        <Button size="large" width="full" icon={Sparkles} disabled>
          {t('submit')}
        </Button>
      )}
    </Stack>
  );
}
