import type { Product } from '@mcy/api/mall/catalogue/contract';
import { Banknote, CalendarClock, Truck, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney, useLocale } from '../../../i18n/index.ts';
import { IconNotes } from '../../../patterns/index.ts';
import { Surface } from '../../../primitives/index.ts';

/** What holds for an order of it: pre-sale, shipping, cash on delivery, limit. */
export function ProductTerms({ product }: { product: Product }) {
  const { t } = useTranslation('mall/catalogue');
  const locale = useLocale();
  const { pre_sale_terms: preSale, limit_per_buyer: limit, shipping_fee, cod_allowed } = product;
  const amountOf = (amount: number) => `${formatMoney(amount)} ${t('coins')}`;
  return (
    <Surface>
      <IconNotes
        notes={[
          ...(preSale === null
            ? []
            : [
                {
                  icon: CalendarClock,
                  text: `${t('product.preSale', {
                    deposit: amountOf(preSale.deposit),
                    from: formatDate(preSale.pays_from, locale),
                    until: formatDate(preSale.pays_until, locale),
                  })} ${t('product.preSaleRule')}`,
                },
              ]),
          { icon: Truck, text: t('product.shipping', { fee: amountOf(shipping_fee) }) },
          { icon: Banknote, text: cod_allowed ? t('product.cod') : t('product.noCod') },
          ...(limit === null ? [] : [{ icon: UserRound, text: t('product.limit', { count: limit }) }]),
        ]}
      />
    </Surface>
  );
}
