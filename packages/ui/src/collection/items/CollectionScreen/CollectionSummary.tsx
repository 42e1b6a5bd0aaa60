import type { Collection } from '@mcy/api/collection/items/contract';
import { Gem, Gift, ScrollText, Sparkles, Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/index.ts';
import { Button, Heading, Link, Money, Stack, Text } from '../../../primitives/index.ts';
import * as styles from './CollectionScreen.css.ts';

/** Where the records of what happened to toys are. */
export interface RecordLinks {
  upgrades: string;
  decomposed: string;
  gifts: string;
  parcels: string;
  /** All of it. */
  all: string;
}

const records = [
  ['parcels', Truck],
  ['gifts', Gift],
  ['upgrades', Sparkles],
  ['decomposed', Gem],
  ['all', ScrollText],
] as const;

interface CollectionSummaryProps {
  collection: Collection;
  links: RecordLinks;
}

/** How many toys there are and what they are worth, and the way to every record. */
export function CollectionSummary({ collection: { count, value }, links }: CollectionSummaryProps) {
  const { t } = useTranslation(['collection/items', 'shell']);
  return (
    <section aria-label={t('summary.label')} className={styles.summary}>
      <div className={styles.figures}>
        <Heading level={2} size="xlarge">
          {t('summary.count', { count, amount: formatMoney(count) })}
        </Heading>
        <Stack space="none">
          <Text size="small" tone="secondary">
            {t('summary.value')}
          </Text>
          <Money amount={value} label={t('shell:currency.balance')} size="large" />
        </Stack>
      </div>
      <nav aria-label={t('records.label')} className={styles.records}>
        {records.map(([name, icon]) => (
          <span key={name} className={styles.record}>
            <Button asChild size="small" variant="soft" tone="neutral" icon={icon}>
              <Link href={links[name]}>{t(`records.${name}`)}</Link>
            </Button>
          </span>
        ))}
      </nav>
    </section>
  );
}
