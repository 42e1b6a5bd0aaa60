import type { DrawVerdict } from '@mcy/api/boxes/proof/contract';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/formatMoney.ts';
import * as styles from './DrawProof.css.ts';

/** The odds table of that draw as a line of parts, with the one the draw fell on. */
export function WalkTable({ rows, place }: { rows: DrawVerdict['rows']; place: number }) {
  const { t } = useTranslation(['boxes/proof', 'boxes/pools']);
  const standing = rows.filter((row) => row.weight > 0);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('proof.table')}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.cell}>
            {t('boxes/pools:odds.prizeColumn')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('proof.parts')}
          </th>
        </tr>
      </thead>
      <tbody>
        {standing.map((row, index) => {
          const from = standing.slice(0, index).reduce((sum, before) => sum + before.weight, 0);
          const last = from + row.weight - 1;
          const hit = place >= from && place <= last;
          return (
            <tr key={row.prize_id} className={styles.row} data-hit={hit}>
              <th scope="row" className={styles.cell}>
                {row.tier} · {row.name}
                {hit && <span className={styles.hit}>{t('proof.hit')}</span>}
              </th>
              <td className={styles.figure}>
                {row.weight === 1 ? formatMoney(from) : `${formatMoney(from)}–${formatMoney(last)}`}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
