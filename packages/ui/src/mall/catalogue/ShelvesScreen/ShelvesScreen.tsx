import type { Shelf } from '@mcy/api/mall/catalogue/contract';
import { LibraryBig } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useScreenTexts } from '../../../i18n/index.ts';
import { type Load, Screen } from '../../../patterns/index.ts';
import { Button, Grid, Heading, Inline, Inset, Link, Stack, Surface, Text } from '../../../primitives/index.ts';
import { ToyStage } from '../../../patterns/ToyStage/ToyStage.tsx';

export interface ShelvesScreenProps {
  load: Load<readonly Shelf[]>;
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
export function ShelvesScreen({ load, order, links }: ShelvesScreenProps) {
  const { t } = useTranslation('mall/catalogue');
  return (
    <Screen
      texts={useScreenTexts()}
      title={t(order === 'shop' ? 'shelves.all' : 'shelves.popular')}
      back={links.mall}
      layout="full"
      load={load}
      shape={{ tiles: 6 }}
      empty={(shelves) =>
        shelves.length === 0
          ? {
              icon: LibraryBig,
              title: t('shelves.empty.title'),
              text: t('shelves.empty.text'),
              next: { label: t('shelves.empty.home'), href: links.home },
            }
          : null
      }
    >
      {(shelves) => (
        <Grid columns={{ phone: 2, tablet: 3 }} space={{ phone: 'small', tablet: 'medium' }}>
          {shelves.map((shelf, place) => (
            <ShelfCard key={shelf.series_id} shelf={shelf} priority={place === 0} links={links} />
          ))}
        </Grid>
      )}
    </Screen>
  );
}

interface ShelfCardProps extends Pick<ShelvesScreenProps, 'links'> {
  shelf: Shelf;
  priority: boolean;
}

function ShelfCard({ shelf, priority, links }: ShelfCardProps) {
  const { t } = useTranslation('mall/catalogue');
  const { series_id, products, boxes } = shelf;
  const counts = [
    ...(products > 0 ? [t('shelves.products', { count: products })] : []),
    ...(boxes > 0 ? [t('shelves.boxes', { count: boxes })] : []),
  ];
  return (
    <Surface space="none">
      <ToyStage image={shelf.image} alt="" priority={priority} />
      <Inset space="small">
        <Stack space="small">
          <Stack space="xxsmall">
            <Heading level={2} size="standard">
              {shelf.name}
            </Heading>
            <Text size="small" tone="accent">
              {counts.join(' · ')}
            </Text>
            <Text size="small" tone="secondary" lines={2}>
              {shelf.description}
            </Text>
          </Stack>
          <Inline space="small">
            {products > 0 && (
              <Button asChild size="small">
                <Link href={links.found({ kind: 'product', series_id })}>{t('shelves.seeProducts')}</Link>
              </Button>
            )}
            {boxes > 0 && (
              <Button asChild size="small" variant="soft">
                <Link href={links.seriesBoxes(series_id)}>{t('shelves.openBoxes')}</Link>
              </Button>
            )}
          </Inline>
        </Stack>
      </Inset>
    </Surface>
  );
}
