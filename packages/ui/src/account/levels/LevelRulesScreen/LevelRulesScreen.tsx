import type { LevelStep } from '@mcy/api/account/levels/contract';
import { useTranslation } from 'react-i18next';
import { formatMoney, useScreenTexts } from '../../../i18n/index.ts';
import { type Load, PageSection, Screen } from '../../../patterns/index.ts';
import { Button, Link, Money, Stack, Surface, Table, Text } from '../../../primitives/index.ts';
import { LevelBadge } from '../LevelBadge/LevelBadge.tsx';

export interface LevelRulesScreenProps {
  load: Load<{ coins_per_point: number; rows: readonly LevelStep[] }>;
  onGoBack: () => void;
  links: { benefits: string };
}

/** The rules of levels: how to earn points, what each level needs and gives (user/level_info). */
export function LevelRulesScreen({ load, onGoBack, links }: LevelRulesScreenProps) {
  const { t } = useTranslation('account/levels');
  const { t: shell } = useTranslation('shell');
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('level.rules')}
      back={onGoBack}
      layout="halves"
      load={load}
      shape={['text', 'rows']}
    >
      {({ coins_per_point, rows }) => (
        <>
          <PageSection title={t('level.how.title')}>
            <Surface>
              <Stack>
                <Text weight="medium">{t('level.how.point', { coins: formatMoney(coins_per_point) })}</Text>
                <Text tone="secondary">{t('level.how.counts')}</Text>
                <Text tone="secondary">{t('level.how.keep')}</Text>
                <Text tone="secondary">{t('level.how.gift')}</Text>
                <Text tone="secondary">{t('level.how.month')}</Text>
                <Button asChild variant="soft">
                  <Link href={links.benefits}>{t('level.seeBenefits')}</Link>
                </Button>
              </Stack>
            </Surface>
          </PageSection>
          <PageSection title={t('level.table.caption')}>
            <Table
              caption={t('level.table.caption')}
              captionHidden
              stacked
              rows={rows}
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
                      <Money amount={monthly_stones} currency="stone" label={shell('currency.stone')} />
                    ),
                },
              ]}
            />
          </PageSection>
        </>
      )}
    </Screen>
  );
}
