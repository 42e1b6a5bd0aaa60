import type { OfferToys } from '@mcy/api/operator/offers/contract';
import { formatMoney } from '@mcy/ui/i18n';
import { useTranslation } from 'react-i18next';

/** Toys to choose from, each with its value. */
export function useToyOptions(toys: OfferToys['toys']) {
  const { t } = useTranslation('operator/offers');
  return toys.map(({ toy_id, name, value }) => ({
    value: toy_id,
    label: t('toy', { name, value: formatMoney(value) }),
  }));
}
