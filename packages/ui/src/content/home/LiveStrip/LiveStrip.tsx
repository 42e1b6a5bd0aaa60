import type { Win } from '@mcy/api/boxes/opening/contract';
import type { Prize } from '@mcy/api/boxes/pools/contract';
import { useTranslation } from 'react-i18next';
import { Ticker } from '../../../patterns/index.ts';
import { Anchor } from '../../../primitives/Link/Anchor.tsx';
import { Avatar, Badge, Heading, Image, Surface, Text } from '../../../primitives/index.ts';
import * as styles from './LiveStrip.css.ts';

/** As much of a win as the strip tells. */
export interface RecentWin extends Pick<Win, 'win_id' | 'player' | 'avatar' | 'pool_id' | 'count'> {
  prize: Pick<Prize, 'name' | 'image' | 'tier' | 'rarity'>;
}

export interface LiveStripProps {
  /** Newest first. */
  wins: readonly RecentWin[];
  /** Link to a pool's page. */
  pool: (pool_id: string) => string;
}

/** Number of wins that fit beside the banner. */
const winsInColumn = 4;

/** The shop's latest wins: one line at a time, or a column on a desktop. Before the first one, a line that says so keeps the place. */
export function LiveStrip({ wins, pool }: LiveStripProps) {
  'use no memo';
  const { t } = useTranslation('content/home');
  const none = wins.length === 0;
  const ticker = (
    <Ticker
      label={t('home.wins.title')}
      pauseLabel={t('home.wins.pause')}
      playLabel={t('home.wins.play')}
      items={
        none
          ? [{ id: '', content: t('home.wins.none') }]
          : wins.map((win) => ({
              id: win.win_id,
              content: (
                <Anchor href={pool(win.pool_id)} className={styles.line}>
                  {win.player} {t('home.wins.won')} <b>{toysOf(win)}</b>
                </Anchor>
              ),
            }))
      }
    />
  );
  if (none) return ticker;
  return (
    <>
      <div className={styles.ticker}>{ticker}</div>
      <div className={styles.column}>
        <Heading level={2} size="standard">
          {t('home.wins.title')}
        </Heading>
        <Surface space="xsmall" radius="standard">
          <ul className={styles.wins}>
            {wins.slice(0, winsInColumn).map((win) => (
              <li key={win.win_id}>
                <WinLine win={win} href={pool(win.pool_id)} />
              </li>
            ))}
          </ul>
        </Surface>
      </div>
    </>
  );
}

function toysOf({ prize, count }: RecentWin): string {
  return count > 1 ? `${prize.name} ×${count}` : prize.name;
}

function WinLine({ win, href }: { win: RecentWin; href: string }) {
  const { t } = useTranslation('content/home');
  return (
    <Anchor href={href} className={styles.win}>
      <Avatar name={win.player} src={win.avatar} size="small" />
      <span className={styles.words}>
        <Text inline size="xsmall" tone="secondary" lines={1}>
          {win.player} {t('home.wins.won')}
        </Text>
        <Text inline size="small" weight="medium" lines={1}>
          {toysOf(win)}
        </Text>
      </span>
      <Badge rarity={win.prize.rarity} size="small">
        {win.prize.tier}
      </Badge>
      <Image src={win.prize.image} alt="" fit="contain" width={36} height={36} />
    </Anchor>
  );
}
