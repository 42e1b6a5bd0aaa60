import type { BonusRow, Odds, OddsRow, Prize } from '@mcy/api/boxes/pools/contract';
import { useTranslation } from 'react-i18next';
import { formatProbability } from '../../../i18n/format.ts';
import { formatMoney } from '../../../i18n/formatMoney.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Anchor } from '../../../primitives/Link/Anchor.tsx';
import { formatChance } from '../../../i18n/formatChance.ts';
import { numberOf } from '../numberOf.ts';
import { PrizeThumb } from '../PrizeThumb/PrizeThumb.tsx';
import { RarityBadge } from '../RarityBadge/RarityBadge.tsx';
import { TierMark } from '../TierMark/TierMark.tsx';
import { groupByTier, type TierRows } from './groupByTier.ts';
import * as styles from './OddsTable.css.ts';

export interface OddsTableProps {
  odds: Odds;
  /** Name of the pool, for the caption. */
  poolName: string;
  /** Link to a prize. */
  prizeHref: (prize_id: string) => string;
}

/** Counts and exact probabilities of the next draw, best tier first, as published. */
export function OddsTable({ odds, poolName, prizeHref }: OddsTableProps) {
  const { t } = useTranslation('boxes/pools');
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('odds.caption', { pool: poolName })}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            {t('odds.prizeColumn')}
          </th>
          {odds.supply === 'finite' && (
            <th scope="col" className={styles.headFigure}>
              {t('odds.countColumn')}
            </th>
          )}
          <th scope="col" className={styles.headFigure}>
            {t('odds.chanceColumn')}
          </th>
        </tr>
      </thead>
      {groupByTier(odds.rows).map((group) => (
        <TierBody key={group.tier} group={group} odds={odds} prizeHref={prizeHref} />
      ))}
      {odds.bonuses.map((row) => (
        <BonusBody key={row.bonus} row={row} prizeHref={prizeHref} gone={odds.total_weight === 0} />
      ))}
    </table>
  );
}

interface TierBodyProps extends Pick<OddsTableProps, 'odds' | 'prizeHref'> {
  group: TierRows;
}

function TierBody({ group, odds, prizeHref }: TierBodyProps) {
  const { t } = useTranslation('boxes/pools');
  const locale = useLocale();
  const [first] = group.rows;
  if (first === undefined) return null;
  const chance = formatProbability(group.weight, odds.total_weight, locale);
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={odds.supply === 'finite' ? 3 : 2} className={styles.tier}>
          <span className={styles.tierLine}>
            <TierMark tier={group.tier} rarity={first.prize.rarity} size="small" />
            <RarityBadge rarity={first.prize.rarity} size="small" />
            {group.rows.length > 1 && group.weight > 0 && (
              <span className={styles.tierChance}>{t('odds.tierChance', { chance })}</span>
            )}
          </span>
        </th>
      </tr>
      {group.rows.map((row) => (
        <Row key={row.prize.prize_id} row={row} odds={odds} href={prizeHref(row.prize.prize_id)} />
      ))}
    </tbody>
  );
}

function Row({ row, odds, href }: { row: OddsRow; odds: Odds; href: string }) {
  const { t } = useTranslation('boxes/pools');
  const locale = useLocale();
  const gone = row.weight === 0;
  return (
    <tr className={styles.row} data-gone={gone}>
      <PrizeCell prize={row.prize} href={href} gone={gone} />
      {row.total !== null && (
        <td className={styles.figure}>
          {row.weight}/{row.total}
        </td>
      )}
      <td className={styles.figure}>
        {gone ? (
          <span className={styles.fraction}>{t('odds.gone')}</span>
        ) : (
          <>
            <span className={styles.chance}>{formatChance(row.weight, odds.total_weight, locale)}</span>
            <span className={styles.fraction}>{formatProbability(row.weight, odds.total_weight, locale)}</span>
            {odds.supply === 'infinite' && (
              <span className={styles.fraction}>
                {formatMoney(row.weight)}/{formatMoney(odds.total_weight)}
              </span>
            )}
          </>
        )}
      </td>
    </tr>
  );
}

interface BonusBodyProps extends Pick<OddsTableProps, 'prizeHref'> {
  row: BonusRow;
  /** True when the last ticket is sold and took it along. */
  gone: boolean;
}

function BonusBody({ row: { bonus, prize, winner }, prizeHref, gone }: BonusBodyProps) {
  const { t } = useTranslation('boxes/pools');
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3} className={styles.tier}>
          <span className={styles.tierLine}>
            <TierMark tier={prize.tier} rarity={prize.rarity} size="small" />
            <RarityBadge rarity={prize.rarity} size="small" />
            <span className={styles.tierNote}>{t(`bonusHint.${bonus}`)}</span>
          </span>
        </th>
      </tr>
      <tr className={styles.row} data-gone={gone}>
        <PrizeCell prize={prize} href={prizeHref(prize.prize_id)} gone={gone} />
        <td className={styles.figure}>{gone ? '0/1' : '1/1'}</td>
        <td className={styles.wordedFigure}>
          {winner ? (
            <>
              <span className={styles.chance}>{winner.player}</span>
              <span className={styles.fraction}>{t('odds.wonBy', { number: numberOf(winner.nonce) })}</span>
            </>
          ) : gone ? (
            <span className={styles.fraction}>{t('odds.gone')}</span>
          ) : (
            <>
              <span className={styles.chance}>{t('odds.bonusChance')}</span>
              <span className={styles.fraction}>{t(`odds.bonusWhen.${bonus}`)}</span>
            </>
          )}
        </td>
      </tr>
    </tbody>
  );
}

function PrizeCell({ prize, href, gone = false }: { prize: Prize; href: string; gone?: boolean }) {
  const { t } = useTranslation('boxes/pools');
  return (
    <th scope="row" className={styles.prize}>
      <span className={styles.prizeLine}>
        <PrizeThumb prize={prize} gone={gone} />
        <span>
          {prize.kind === 'toy' ? (
            <Anchor href={href} className={styles.name}>
              {prize.name}
            </Anchor>
          ) : (
            <span className={styles.name}>{prize.name}</span>
          )}
          <span className={styles.fraction}>{t('coins', { amount: formatMoney(prize.value) })}</span>
        </span>
      </span>
    </th>
  );
}
