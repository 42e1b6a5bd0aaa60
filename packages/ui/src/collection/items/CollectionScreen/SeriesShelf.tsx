import type { CollectedSeries, SeriesToy } from '@mcy/api/collection/items/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Load, ScreenPart } from '../../../patterns/index.ts';
import { Badge, Grid, Heading, Image, Link, Progress, Sheet, Text } from '../../../primitives/index.ts';
import * as styles from './CollectionScreen.css.ts';

interface SeriesShelfProps {
  series: readonly CollectedSeries[];
  /** Of the series being looked at. */
  toys: Load<readonly SeriesToy[]>;
  /** Reads the toys of a series; null when it is closed. */
  onShow: (series_id: string | null) => void;
  link: (prize_id: string) => string;
}

/** How much of each series the player has; one opens to its toys, with silhouettes of those that are missing. */
export function SeriesShelf({ series, toys, onShow, link }: SeriesShelfProps) {
  const { t } = useTranslation(['collection/items', 'shell']);
  const [shown, setShown] = useState<CollectedSeries | null>(null);
  function show(next: CollectedSeries | null) {
    setShown(next);
    onShow(next?.series_id ?? null);
  }
  return (
    <section aria-label={t('series.title')} className={styles.shelfRoot}>
      <div className={styles.shelfTitle}>
        <Heading level={2}>{t('series.title')}</Heading>
      </div>
      <div className={styles.shelf}>
        {series.map((one) => (
          <button key={one.series_id} type="button" className={styles.series} onClick={() => show(one)}>
            <span className={styles.seriesStage}>
              <Image src={one.image} alt="" fit="contain" ratio="square" />
            </span>
            <span className={styles.seriesWords}>
              <Text inline weight="medium" lines={1}>
                {one.name}
              </Text>
              <Progress
                size="small"
                value={one.owned}
                max={one.total}
                tone={one.owned === one.total ? 'positive' : 'accent'}
                label={one.name}
                valueText={t('series.progressLabel', one)}
              />
              <Text inline size="small" tone="secondary" tabular>
                {t('series.progress', one)} ·{' '}
                {one.owned === one.total ? t('series.complete') : t('series.missing', { count: one.total - one.owned })}
              </Text>
            </span>
          </button>
        ))}
      </div>
      <Sheet.Root open={shown !== null} onOpenChange={(open) => open || show(null)}>
        <Sheet.Content closeLabel={t('shell:close')}>
          <Sheet.Title>{shown?.name ?? ''}</Sheet.Title>
          <ScreenPart load={toys} shape="tiles">
            {(rows) => (
              <Grid
                columns={{ phone: 3, tablet: 4 }}
                space="small"
                role="list"
                aria-label={t('series.toys', shown ?? {})}
              >
                {rows.map((toy) => (
                  <div key={toy.toy_id} role="listitem" className={styles.seriesToy({ missing: toy.owned === 0 })}>
                    <span className={styles.silhouetteFrame}>
                      <span className={styles.silhouette({ missing: toy.owned === 0 })}>
                        <Image src={toy.image} alt="" fit="contain" ratio="square" />
                      </span>
                    </span>
                    <Text size="small" weight="medium" lines={2}>
                      {toy.name}
                    </Text>
                    {toy.owned > 0 ? (
                      <Badge rarity={toy.rarity} size="small">
                        {t('times', { count: toy.owned })}
                      </Badge>
                    ) : toy.prize_id === null ? (
                      <Text size="xsmall" tone="muted">
                        {t('series.missingToy')}
                      </Text>
                    ) : (
                      <Link href={link(toy.prize_id)}>{t('series.where')}</Link>
                    )}
                  </div>
                ))}
              </Grid>
            )}
          </ScreenPart>
        </Sheet.Content>
      </Sheet.Root>
    </section>
  );
}
