import type { LevelStep } from '@mcy/api/account/levels/contract';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/index.ts';
import { PageSection } from '../../../patterns/index.ts';
import { Money, Stack, Surface, Table, Text } from '../../../primitives/index.ts';
import { LevelBadge } from '../LevelBadge/LevelBadge.tsx';

interface LevelRulesProps {
  steps: readonly LevelStep[];
  coins_per_point: number;
}

/** How to earn points, and what each level needs and gives: two sections. */
export function LevelRules({ steps, coins_per_point }: LevelRulesProps) {
  const { t } = useTranslation(['account/levels', 'shell']);
  return (
    <>
      <PageSection title={t('level.how.title')}>
        <Surface>
          <Stack>
            <Text weight="medium">{t('level.how.point', { coins: formatMoney(coins_per_point) })}</Text>
            <Text tone="secondary">{t('level.how.counts')}</Text>
            <Text tone="secondary">{t('level.how.keep')}</Text>
            <Text tone="secondary">{t('level.how.gift')}</Text>
            <Text tone="secondary">{t('level.how.month')}</Text>
          </Stack>
        </Surface>
      </PageSection>
      <PageSection title={t('level.table.caption')}>
        <Table
          caption={t('level.table.caption')}
          captionHidden
          stacked
          rows={steps}
          rowKey={({ level }) => level}
          emptyText=""
          columns={[
            {
              key: 'level',
              header: t('level.table.level'),
              rowHeader: true,
              cell: ({ level }) => <LevelBadge level={level} />,
            },
            {
              key: 'points',
              header: t('level.table.points'),
              numeric: true,
              cell: ({ points }) => formatMoney(points),
            },
            {
              key: 'coins',
              header: t('level.table.coins'),
              numeric: true,
              cell: ({ points }) => formatMoney(points * coins_per_point),
            },
            {
              key: 'gift',
              header: t('level.table.gift'),
              numeric: true,
              cell: ({ monthly_stones }) =>
                monthly_stones === 0 ? (
                  '–'
                ) : (
                  <Money amount={monthly_stones} currency="stone" label={t('shell:currency.stone')} />
                ),
            },
          ]}
        />
      </PageSection>
    </>
  );
}
