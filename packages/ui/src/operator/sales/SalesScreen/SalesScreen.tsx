import type { Sales, SalesOfPeriod } from '@mcy/api/operator/sales/contract';
import { type SalesPeriod, salesPeriods } from '@mcy/api/operator/sales/words';
import { ChartColumn, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import {
  FilterChips,
  type Load,
  NothingHere,
  PageSection,
  RankList,
  Screen,
  ScreenPart,
  StatTile,
} from '../../../patterns/index.ts';
import { Button, Grid, Stack, Surface, Text } from '../../../primitives/index.ts';
import { SalesChart } from './SalesChart.tsx';
import { type Measure, measures, useFigure } from './useFigure.ts';

export interface SalesScreenProps {
  sales: Load<SalesOfPeriod>;
  period: SalesPeriod;
  onChoosePeriod: (period: SalesPeriod) => void;
  /** Saves the period's days as a file. */
  onDownload: () => Promise<void>;
  links: { desk: string; product: (product_id: string) => string; longest: string; orders: string };
}

/** Operator: what the mall sold by day, and what sold best (operator/sales). */
export function SalesScreen({ sales, period, onChoosePeriod, onDownload, links }: SalesScreenProps) {
  const { t } = useTranslation('operator/sales');
  return (
    <Screen texts={useScreenTexts()} title={t('title')} back={links.desk} layout="full">
      <Stack space="large">
        <Stack space="small">
          <Text tone="secondary">{t('lead')}</Text>
          <FilterChips
            label={t('period.label')}
            options={salesPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
            value={period}
            onValueChange={onChoosePeriod}
          />
        </Stack>
        <ScreenPart load={sales} shape={[{ figures: 6 }, 'picture', { rows: 5 }]}>
          {(loaded) =>
            isEmpty(loaded) ? (
              <NothingHere
                icon={ChartColumn}
                title={t('empty.title')}
                text={t('empty.text')}
                next={
                  period === 'quarter'
                    ? { label: t('empty.orders'), href: links.orders }
                    : { label: t('empty.longer'), href: links.longest }
                }
              />
            ) : (
              <Loaded sales={loaded} onDownload={onDownload} product={links.product} />
            )
          }
        </ScreenPart>
      </Stack>
    </Screen>
  );
}

/** Whether nothing was sold or given back in a period. */
function isEmpty({ total }: SalesOfPeriod): boolean {
  return measures.every((measure) => total[measure] === 0);
}

interface LoadedProps {
  sales: SalesOfPeriod;
  onDownload: () => Promise<void>;
  product: (product_id: string) => string;
}

function Loaded({ sales: { days, total, products }, onDownload, product }: LoadedProps) {
  const { t } = useTranslation('operator/sales');
  const figure = useFigure();
  return (
    <Stack space="large">
      <PageSection title={t('total')}>
        <Stack>
          <Grid columns={{ phone: 2, tablet: 3 }} space="small">
            {measures.map((measure) => (
              <Total key={measure} measure={measure} total={total} />
            ))}
          </Grid>
          <div>
            <Button icon={Download} variant="soft" onPress={onDownload}>
              {t('download')}
            </Button>
          </div>
        </Stack>
      </PageSection>
      <PageSection title={t('chart.title')}>
        <SalesChart days={days} />
      </PageSection>
      {products.length > 0 && (
        <PageSection title={t('products.title')}>
          <Surface>
            <RankList
              label={t('products.list')}
              rows={products.map(({ product_id, name, image, pieces, worth }, place) => ({
                id: product_id,
                rank: place + 1,
                name,
                avatar: image,
                description: t('products.worth', { amount: figure.plain(worth) }),
                value: figure.of('pieces', pieces),
                href: product(product_id),
              }))}
              texts={{
                rank: (rank) => t('products.rank', { rank }),
                unranked: t('products.unranked'),
                own: t('products.own'),
              }}
            />
          </Surface>
        </PageSection>
      )}
    </Stack>
  );
}

function Total({ measure, total }: { measure: Measure; total: Sales }) {
  const { t } = useTranslation('operator/sales');
  const figure = useFigure();
  return (
    <StatTile
      label={t(`measure.${measure}`)}
      value={
        <Text inline weight="bold" tabular>
          {figure.of(measure, total[measure])}
        </Text>
      }
    />
  );
}
