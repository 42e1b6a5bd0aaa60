import type { Synthesis } from '@mcy/api/collection/synthesis/contract';
import { chanceParts } from '@mcy/api/collection/upgrades/words';
import { Shapes } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { NavBar, useReducedMotion } from '../../../patterns/index.ts';
import { Badge, Button, Heading, Link, Money, Text, VisuallyHidden } from '../../../primitives/index.ts';
import { UpgradeDial } from '../../upgrades/UpgradeDial/UpgradeDial.tsx';
import { dialTimes } from '../../upgrades/UpgradeDial/dialTimes.ts';
import * as stage from '../../upgrades/UpgradeScreen/UpgradeScreen.css.ts';
import type { SynthesisScreenProps } from './SynthesisScreen.tsx';

interface DoneStepProps extends Pick<SynthesisScreenProps, 'onAgain' | 'onGoBack' | 'put' | 'links'> {
  /** Null while the answer is awaited. */
  synthesis: Synthesis | null;
}

/** The toys fly together and the new one appears: the dial of upgrades, lit all around. */
export function DoneStep({ synthesis, put, onAgain, onGoBack, links }: DoneStepProps) {
  const { t } = useTranslation(['collection/synthesis', 'shell']);
  const { pageTitle } = useScreenTexts();
  const plain = useReducedMotion();
  const [isOver, setOver] = useState(false);
  const shown = synthesis !== null && (isOver || plain);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (synthesis === null) return undefined;
    const timer = window.setTimeout(() => setOver(true), dialTimes.gather);
    return () => window.clearTimeout(timer);
  }, [synthesis]);
  const moveOn = useEffectEvent((over: boolean) => {
    if (over) result.current?.focus({ preventScroll: true });
  });
  useEffect(() => moveOn(shown), [shown]);

  return (
    <>
      <title>{pageTitle(t('title'))}</title>
      <NavBar title={t('title')} back={{ label: t('shell:back'), onGoBack }} />
      <section className={stage.stage} data-theme="dark" aria-label={t('stage')}>
        <VisuallyHidden role="status">
          {shown ? t('done.said', { name: synthesis.toy.name }) : t('making')}
        </VisuallyHidden>
        <div className={stage.dial}>
          <UpgradeDial
            toy={synthesis?.toy ?? null}
            chance={synthesis === null ? null : chanceParts}
            step={synthesis === null ? 'still' : shown ? 'won' : 'gather'}
            toys={synthesis?.items ?? put}
            hurried={plain}
            lightless
          />
        </div>
        <div ref={result} tabIndex={-1} className={stage.result}>
          {shown ? (
            <div className={stage.said}>
              <Heading level={2} size="xlarge" align="center">
                {t('done.title')}
              </Heading>
              <Text size="large" weight="medium" align="center">
                {synthesis.toy.name}
              </Text>
              <span className={stage.worth}>
                <Badge rarity={synthesis.toy.rarity}>{t(`rarity.${synthesis.toy.rarity}`)}</Badge>
                <Money amount={synthesis.toy.value} label={t('shell:currency.balance')} />
              </span>
            </div>
          ) : (
            <Text size="large" weight="medium" align="center">
              {t('making')}
            </Text>
          )}
        </div>
        <div className={stage.foot}>
          {shown && (
            <>
              <Button asChild size="large" width="full">
                <Link href={synthesis.item_id === null ? links.collection : links.item(synthesis.item_id)}>
                  {t('done.open')}
                </Link>
              </Button>
              <div className={stage.more}>
                <Button variant="soft" tone="neutral" icon={Shapes} onPress={onAgain}>
                  {t('done.again')}
                </Button>
                <Button asChild variant="soft" tone="neutral">
                  <Link href={links.record}>{t('done.record')}</Link>
                </Button>
              </div>
            </>
          )}
        </div>
      </section>
    </>
  );
}
