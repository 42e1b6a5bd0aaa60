import type { Opening } from '@mcy/api/boxes/opening/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Heading, Image, Link, Skeleton, Stack, Surface, Text } from '../../../primitives/index.ts';
import { mostExpected } from './mostExpected.ts';
import * as styles from './UnopenedTray.css.ts';

/** How many are shown at first. A single extra one is not hidden. */
const most = mostExpected - 2;

export interface UnopenedTrayProps {
  /** Paid openings whose results the player has not seen, newest first. Renders nothing when empty and none is expected. */
  openings: readonly Opening[];
  /** How many to keep a place for while they load: `mostExpected` of them look like more. */
  expected?: number;
  /** Link to an opening's show. */
  href: (opening: Opening) => string;
  /** Link to a show of all of them; offered when there are several. */
  allHref: string;
}

/** Boxes that are paid and drawn but not seen, because something interrupted the show: nothing is lost. */
export function UnopenedTray({ openings, expected = 0, href, allHref }: UnopenedTrayProps) {
  const { t } = useTranslation('boxes/tray');
  const [isWhole, setIsWhole] = useState(false);
  const isExpected = openings.length === 0;
  const rows = isExpected ? Array.from({ length: expected }, () => null) : openings;
  if (rows.length === 0) return null;
  const shown = isWhole || rows.length <= most + 1 ? rows : rows.slice(0, most);
  return (
    <Surface role="region" aria-label={t('title')} aria-busy={isExpected || undefined} space="medium" selected>
      <Stack space="small">
        <Stack space="xxsmall">
          <Heading level={2} size="small">
            {t('title')}
          </Heading>
          <div className={isExpected ? styles.unsaid : undefined}>
            <Text size="small" tone="secondary">
              {t('lead', { count: rows.length })}
            </Text>
          </div>
        </Stack>
        <ul className={styles.list}>
          {shown.map((opening, index) => (
            <li key={opening?.opening_id ?? index} className={styles.row}>
              <span className={styles.box}>
                {opening ? (
                  <Image src={opening.pool_image} alt="" fit="contain" ratio="square" />
                ) : (
                  <Skeleton shape="image" />
                )}
              </span>
              {/* Without its texts, a row is as high as with them. */}
              <span className={styles.name}>
                <Text size="small" weight="medium" lines={1}>
                  {opening?.pool_name ?? '\u00A0'}
                </Text>
                <Text size="xsmall" tone="secondary">
                  {opening ? t('draws', { count: opening.count }) : '\u00A0'}
                </Text>
              </span>
              {opening ? (
                <Button asChild size="small" variant={rows.length > 1 ? 'soft' : 'solid'}>
                  <Link
                    href={href(opening)}
                    aria-label={t('openOne', { pool: opening.pool_name, count: opening.count })}
                  >
                    {t('open')}
                  </Link>
                </Button>
              ) : (
                <Button size="small" variant={rows.length > 1 ? 'soft' : 'solid'} disabled>
                  {t('open')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {rows.length > 1 &&
          (isExpected ? (
            <Button width="full" disabled>
              {t('openAll', { count: rows.length })}
            </Button>
          ) : (
            <Button asChild width="full">
              <Link href={allHref}>{t('openAll', { count: rows.length })}</Link>
            </Button>
          ))}
        {rows.length > most + 1 && (
          <Button
            variant="ghost"
            size="small"
            disabled={isExpected}
            aria-expanded={isWhole}
            onPress={() => setIsWhole(!isWhole)}
          >
            {isWhole ? t('fewer') : t('all', { count: rows.length })}
          </Button>
        )}
      </Stack>
    </Surface>
  );
}
