import type { PoolSupply } from '@mcy/api/boxes/pools/words';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../i18n/formatMoney.ts';

/** Says until when a seed is sealed: by the tickets that are left, or where that is not known, by how its pool ends a seed. */
export function useSealedTitle(): (tickets_left: number | null, supply: PoolSupply) => string {
  const { t } = useTranslation('boxes/proof');
  return (tickets_left, supply) =>
    tickets_left === null
      ? t(`proof.pending.${supply}`)
      : t('proof.sealed', { count: tickets_left, amount: formatMoney(tickets_left) });
}
