import type { Opening } from '@mcy/api/boxes/opening/contract';
import { useTranslation } from 'react-i18next';
import { Badge, Heading, Inline, Money, Stack, Text } from '../../../primitives/index.ts';
import { ToyCard } from '../../pools/ToyCard/ToyCard.tsx';
import { groupResults } from './groupResults.ts';
import * as styles from './ResultBoard.css.ts';

export interface ResultBoardProps {
  opening: Opening;
  prizeHref: (prize_id: string) => string;
}

/** All prizes of an opening, best first, with their value. */
export function ResultBoard({ opening, prizeHref }: ResultBoardProps) {
  const { t } = useTranslation(['boxes/opening', 'boxes/pools', 'shell']);
  const worth = opening.results.reduce((sum, result) => sum + result.prize.value, 0);
  const coins = t('shell:currency.balance');
  return (
    <section aria-label={t('open.results')} className={styles.root}>
      <div className={styles.head}>
        <Stack space="xxsmall">
          <Heading level={2} size="large">
            {t('open.results')}
          </Heading>
          <Text size="small" tone="secondary">
            {t('open.resultsLead', { count: opening.results.length })}
          </Text>
        </Stack>
        <div className={styles.worth}>
          <Text size="xsmall" tone="secondary">
            {t('open.worth')}
          </Text>
          <Money amount={worth} label={coins} size="large" />
        </div>
      </div>
      <ul className={styles.tiles}>
        {groupResults(opening.results).map(({ prize, count, bonus, guaranteed }, place) => (
          <li key={prize.prize_id} className={styles.tile({ best: place === 0 })}>
            <ToyCard
              prize={prize}
              href={prize.kind === 'toy' ? prizeHref(prize.prize_id) : undefined}
              note={
                <Inline space="xxsmall">
                  {count > 1 && <Badge size="small">{t('price.times', { count })}</Badge>}
                  {bonus && (
                    <Badge size="small" tone="accent">
                      {t(`boxes/pools:bonus.${bonus}`)}
                    </Badge>
                  )}
                  {guaranteed && (
                    <Badge size="small" tone="accent">
                      {t('boxes/pools:guaranteed')}
                    </Badge>
                  )}
                </Inline>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
