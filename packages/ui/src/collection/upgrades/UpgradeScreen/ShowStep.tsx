import type { Upgrade } from '@mcy/api/collection/upgrades/contract';
import { chanceParts } from '@mcy/api/collection/upgrades/words';
import { FastForward, ShieldCheck, Sparkles } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatProbability, useLocale } from '../../../i18n/index.ts';
import { Badge, Button, Heading, Link, Money, Sheet, Text, VisuallyHidden } from '../../../primitives/index.ts';
import { UpgradeDial } from '../UpgradeDial/UpgradeDial.tsx';
import * as styles from './UpgradeScreen.css.ts';
import type { UpgradeScreenProps } from './UpgradeScreen.tsx';
import { useUpgradeShow } from './useUpgradeShow.ts';

interface ShowStepProps extends Pick<UpgradeScreenProps, 'onSeen' | 'onAgain' | 'proof' | 'onProve' | 'links'> {
  upgrade: Upgrade;
}

/** The toys become one light, the light runs around the ring, and where it stops decides. A tap skips it. */
export function ShowStep({ upgrade, onSeen, ...next }: ShowStepProps) {
  const { t } = useTranslation(['collection/upgrades', 'boxes/pools', 'shell']);
  const locale = useLocale();
  const { step, hurried, skip } = useUpgradeShow(upgrade, onSeen);
  const result = useRef<HTMLDivElement>(null);
  const { toy, items, chance, place, won } = upgrade;
  const isOver = step === 'won' || step === 'lost';
  const percent = formatProbability(chance, chanceParts, locale);

  // The button that was pressed is gone: focus moves to the result.
  const moveOn = useEffectEvent((over: boolean) => {
    if (over) result.current?.focus({ preventScroll: true });
  });
  useEffect(() => moveOn(isOver), [isOver]);

  return (
    <section className={styles.stage} data-theme="dark" aria-label={t('stage')}>
      <VisuallyHidden role="status">
        {isOver ? t(won ? 'won.said' : 'lost.said', { name: toy.name }) : t(`show.${step}`)}
      </VisuallyHidden>
      {!isOver && (
        <>
          {/* For a finger; the button below is for everybody. */}
          <button type="button" aria-hidden="true" tabIndex={-1} className={styles.anywhere} onClick={skip} />
          <div className={styles.tools}>
            <Button variant="soft" tone="neutral" size="small" icon={FastForward} onPress={skip}>
              {t('show.skip')}
            </Button>
          </div>
        </>
      )}
      <div className={styles.dial}>
        <UpgradeDial toy={toy} chance={chance} step={step} toys={items} place={place} hurried={hurried} />
      </div>
      <div ref={result} tabIndex={-1} className={styles.result}>
        {isOver ? (
          <div className={styles.said}>
            <Heading level={2} size="xlarge" align="center">
              {t(won ? 'won.title' : 'lost.title')}
            </Heading>
            {won && (
              <>
                <Text size="large" weight="medium" align="center">
                  {toy.name}
                </Text>
                <span className={styles.worth}>
                  <Badge rarity={toy.rarity}>{t(`boxes/pools:rarity.${toy.rarity}`)}</Badge>
                  <Money amount={toy.value} label={t('shell:currency.balance')} />
                </span>
              </>
            )}
            <Text size="small" tone="secondary" align="center" tabular>
              {t(won ? 'wonWhy' : 'lost.why', {
                place: formatProbability(place, chanceParts, locale),
                chance: percent,
              })}
            </Text>
          </div>
        ) : (
          <Text size="large" weight="medium" align="center" tabular>
            {t('chance', { percent })}
          </Text>
        )}
      </div>
      <div className={styles.foot}>{isOver && <NextSteps upgrade={upgrade} {...next} />}</div>
    </section>
  );
}

function NextSteps({ upgrade, onAgain, proof, onProve, links }: Omit<ShowStepProps, 'onSeen'>) {
  const { t } = useTranslation(['collection/upgrades', 'shell']);
  const [isOpen, setOpen] = useState(false);
  const { item_id } = upgrade;
  return (
    <>
      {item_id === null ? (
        <Button size="large" width="full" icon={Sparkles} onPress={onAgain}>
          {t('again')}
        </Button>
      ) : (
        <Button asChild size="large" width="full">
          <Link href={links.item(item_id)}>{t('won.open')}</Link>
        </Button>
      )}
      <div className={styles.more}>
        {item_id === null ? (
          <Button asChild variant="soft" tone="neutral">
            <Link href={links.collection}>{t('collection')}</Link>
          </Button>
        ) : (
          <Button variant="soft" tone="neutral" icon={Sparkles} onPress={onAgain}>
            {t('again')}
          </Button>
        )}
        <Button
          variant="soft"
          tone="neutral"
          icon={ShieldCheck}
          onPress={() => {
            setOpen(true);
            onProve(upgrade);
          }}
        >
          {t('prove')}
        </Button>
      </div>
      <Sheet.Root open={isOpen} onOpenChange={setOpen}>
        <Sheet.Content closeLabel={t('shell:close')}>
          <Sheet.Title>{t('proof.title')}</Sheet.Title>
          {proof}
        </Sheet.Content>
      </Sheet.Root>
    </>
  );
}
