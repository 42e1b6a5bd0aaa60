import type { Opening } from '@mcy/api/boxes/opening/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Heading, Image, Link, Stack, Surface, Text } from '../../../primitives/index.ts';
import * as styles from './UnopenedTray.css.ts';

/** How many are shown at first. One more is no reason to hide it. */
const most = 3;

export interface UnopenedTrayProps {
  /** Paid openings whose results the player has not seen, newest first. Renders nothing when empty. */
  openings: readonly Opening[];
  /** Link to an opening's show. */
  href: (opening: Opening) => string;
}

/** Boxes that are paid and drawn but not seen, because something interrupted the show: nothing is lost. */
export function UnopenedTray({ openings, href }: UnopenedTrayProps) {
  const { t } = useTranslation('boxes/opening');
  const [isWhole, setIsWhole] = useState(false);
  if (openings.length === 0) return null;
  const shown = isWhole || openings.length <= most + 1 ? openings : openings.slice(0, most);
  return (
    <Surface role="region" aria-label={t('tray.title')} space="medium" selected>
      <Stack space="small">
        <Stack space="xxsmall">
          <Heading level={2} size="small">
            {t('tray.title')}
          </Heading>
          <Text size="small" tone="secondary">
            {t('tray.lead', { count: openings.length })}
          </Text>
        </Stack>
        <ul className={styles.list}>
          {shown.map((opening) => (
            <li key={opening.opening_id} className={styles.row}>
              <span className={styles.box}>
                <Image src={opening.pool_image} alt="" fit="contain" ratio="square" />
              </span>
              <span className={styles.name}>
                <Text size="small" weight="medium" lines={1}>
                  {opening.pool_name}
                </Text>
                <Text size="xsmall" tone="secondary">
                  {t('draws', { count: opening.count })}
                </Text>
              </span>
              <Button asChild size="small">
                <Link
                  href={href(opening)}
                  aria-label={t('tray.openOne', { pool: opening.pool_name, count: opening.count })}
                >
                  {t('tray.open')}
                </Link>
              </Button>
            </li>
          ))}
        </ul>
        {openings.length > most + 1 && (
          <Button variant="ghost" size="small" aria-expanded={isWhole} onPress={() => setIsWhole(!isWhole)}>
            {isWhole ? t('tray.fewer') : t('tray.all', { count: openings.length })}
          </Button>
        )}
      </Stack>
    </Surface>
  );
}
