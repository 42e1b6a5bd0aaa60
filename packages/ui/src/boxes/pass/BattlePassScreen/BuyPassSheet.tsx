import type { PassSeason } from '@mcy/api/boxes/pass/contract';
import { useTranslation } from 'react-i18next';
import { formatDateTime, useLocale } from '../../../i18n/index.ts';
import { formatMoney } from '../../../i18n/formatMoney.ts';
import { Button, Link, Money, Sheet, Stack, Text } from '../../../primitives/index.ts';
import * as styles from './BattlePassScreen.css.ts';

/** Buying the paid track of a season. */
export interface PassPurchase {
  season: PassSeason;
  /** The player's coins. */
  balance: number;
  paying: boolean;
  /** Why the shop refused, in the player's language. */
  refusal?: string | undefined;
  /** No answer came: pressed again, it is not charged twice. */
  undecided: boolean;
  onPay: () => Promise<void>;
  onClose: () => void;
  /** Where the missing coins are topped up. */
  rechargeHref: (missing: number) => string;
}

/** What the paid track gives, costs and leaves, and what is agreed, before it is paid for. */
export function BuyPassSheet({ season, balance, paying, refusal, undecided, ...ways }: PassPurchase) {
  const { t } = useTranslation(['boxes/pass', 'shell']);
  const locale = useLocale();
  const { price, tasks } = season;
  const missing = price - balance;
  const told = undecided ? t('buying.undecided') : refusal;
  const toy = tasks.find(({ paid }) => paid.kind === 'toy')?.paid;
  return (
    <Sheet.Root open onOpenChange={(open) => !open && !paying && ways.onClose()}>
      <Sheet.Content closeLabel={t('shell:close')}>
        <Sheet.Title>{t('buying.title')}</Sheet.Title>
        <Stack space="medium">
          <Stack space="xsmall">
            <Text size="small" tone="secondary">
              {t('buying.gives')}
            </Text>
            <ul className={styles.gives}>
              {tasks.map(({ place, paid }) => (
                <li key={place}>
                  <Text inline size="small">
                    {t('buying.item', { place, name: paid.name })}
                  </Text>
                </li>
              ))}
            </ul>
          </Stack>
          {toy && (
            <Text size="small" tone="secondary">
              {t('buying.short', { name: toy.name, stones: formatMoney(toy.stones) })}
            </Text>
          )}
          <Text size="small" tone="secondary">
            {t('buying.final', { time: formatDateTime(season.ends_at, locale) })}
          </Text>
          <dl className={styles.sums}>
            <Sum label={t('buying.balance')} amount={balance} />
            <Sum label={t('buying.price')} amount={price} />
            {missing <= 0 && <Sum label={t('buying.left')} amount={-missing} />}
          </dl>
          {missing > 0 && (
            <Text size="small" tone="caution" role="status">
              {t('buying.missing', { amount: formatMoney(missing) })}
            </Text>
          )}
          {told !== undefined && (
            <Text size="small" tone="critical" role="alert">
              {told}
            </Text>
          )}
        </Stack>
        <Sheet.Actions>
          {missing > 0 ? (
            <Button asChild size="large" width="full">
              <Link href={ways.rechargeHref(missing)}>{t('buying.recharge')}</Link>
            </Button>
          ) : (
            <Button size="large" width="full" loading={paying} onPress={ways.onPay}>
              {t('buying.pay', { price: formatMoney(price) })}
            </Button>
          )}
        </Sheet.Actions>
      </Sheet.Content>
    </Sheet.Root>
  );
}

function Sum({ label, amount }: { label: string; amount: number }) {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.sum}>
      <dt>
        <Text inline tone="secondary">
          {label}
        </Text>
      </dt>
      <dd className={styles.amount}>
        <Money amount={amount} label={t('currency.balance')} />
      </dd>
    </div>
  );
}
