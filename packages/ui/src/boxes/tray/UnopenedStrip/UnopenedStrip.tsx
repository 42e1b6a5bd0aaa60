import { useTranslation } from 'react-i18next';
import { Button, Image, Link, Surface, Text } from '../../../primitives/index.ts';
import type { UnopenedTrayProps } from '../UnopenedTray/UnopenedTray.tsx';
import * as styles from './UnopenedStrip.css.ts';

export type UnopenedStripProps = UnopenedTrayProps;

/** Pictures beside the words: more say no more. */
const most = 2;

/** The tray on one line, for a page that is about something else. */
export function UnopenedStrip({ openings, expected = 0, href, allHref }: UnopenedStripProps) {
  const { t } = useTranslation('boxes/tray');
  const [first] = openings;
  const count = openings.length === 0 ? expected : openings.length;
  if (count === 0) return null;
  const words = count === 1 ? t('open') : t('openAll', { count });
  return (
    <Surface role="region" aria-label={t('title')} aria-busy={!first || undefined} space="xsmall" selected>
      <div className={styles.line}>
        <span className={styles.boxes}>
          {openings.slice(0, most).map(({ opening_id, pool_image }) => (
            <span key={opening_id} className={styles.box}>
              <Image src={pool_image} alt="" fit="contain" ratio="square" />
            </span>
          ))}
        </span>
        <span className={styles.words}>
          <Text inline size="small" weight="medium" lines={1}>
            {t('title')}
          </Text>
        </span>
        {first ? (
          <Button asChild size="small">
            <Link
              href={count === 1 ? href(first) : allHref}
              {...(count === 1 && { 'aria-label': t('openOne', { pool: first.pool_name, count: first.count }) })}
            >
              {words}
            </Link>
          </Button>
        ) : (
          <Button size="small" disabled>
            {words}
          </Button>
        )}
      </div>
    </Surface>
  );
}
