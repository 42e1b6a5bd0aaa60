import type { MallSeries } from '@mcy/api/mall/catalogue/contract';
import { LibraryBig } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { type Load, Screen } from '../../../patterns/index.ts';
import { Button, Grid, Heading, Inset, Link, Stack, Surface, Text } from '../../../primitives/index.ts';
import { ToyStage } from '../../../patterns/ToyStage/ToyStage.tsx';

export interface MallSeriesScreenProps {
  load: Load<readonly MallSeries[]>;
  /** All series in the order of the shop, or the most opened first. */
  order: 'shop' | 'popular';
  links: {
    mall: string;
    home: string;
    /** The search's results under filters. */
    found: (filter: Readonly<Record<string, string>>) => string;
    seriesBoxes: (series_id: string) => string;
  };
}

/** Every series, with the ways to its products and its boxes (index/cate, index/cate_lists). */
export function MallSeriesScreen({ load, order, links }: MallSeriesScreenProps) {
  const { t } = useTranslation('mall/catalogue');
  return (
    <Screen
      texts={useScreenTexts()}
      title={t(order === 'shop' ? 'series.all' : 'series.popular')}
      back={links.mall}
      layout="full"
      load={load}
      shape={{ tiles: 6 }}
      empty={(series) =>
        series.length === 0
          ? {
              icon: LibraryBig,
              title: t('series.empty.title'),
              text: t('series.empty.text'),
              next: { label: t('series.empty.home'), href: links.home },
            }
          : null
      }
    >
      {(series) => (
        <Grid columns={{ phone: 2, tablet: 3 }} space={{ phone: 'small', tablet: 'medium' }}>
          {series.map((row, place) => (
            <MallSeriesCard key={row.series_id} row={row} priority={place === 0} links={links} />
          ))}
        </Grid>
      )}
    </Screen>
  );
}

interface MallSeriesCardProps extends Pick<MallSeriesScreenProps, 'links'> {
  row: MallSeries;
  priority: boolean;
}

function MallSeriesCard({ row, priority, links }: MallSeriesCardProps) {
  const { t } = useTranslation('mall/catalogue');
  const { series_id, products, boxes } = row;
  const counts = [
    ...(products > 0 ? [t('series.products', { count: products })] : []),
    ...(boxes > 0 ? [t('series.boxes', { count: boxes })] : []),
  ];
  return (
    <Surface space="none">
      <ToyStage image={row.image} alt="" priority={priority} />
      <Inset space="small">
        <Stack space="small">
          <Stack space="xxsmall">
            <Heading level={2} size="standard">
              {row.name}
            </Heading>
            <Text size="small" tone="accent">
              {counts.join(' · ')}
            </Text>
            <Text size="small" tone="secondary" lines={2}>
              {row.description}
            </Text>
          </Stack>
          <Grid columns={{ phone: 1, tablet: 2 }} space="xsmall">
            {products > 0 && (
              <Button asChild size="small" width="full">
                <Link href={links.found({ kind: 'product', series_id })}>{t('series.seeProducts')}</Link>
              </Button>
            )}
            {boxes > 0 && (
              <Button asChild size="small" variant="soft" width="full">
                <Link href={links.seriesBoxes(series_id)}>{t('series.openBoxes')}</Link>
              </Button>
            )}
          </Grid>
        </Stack>
      </Inset>
    </Surface>
  );
}
