import type { Win } from '@mcy/api/boxes/opening/contract';
import { useTranslation } from 'react-i18next';
import { Ticker } from '../../../patterns/index.ts';
import { Avatar, Link } from '../../../primitives/index.ts';
import { PrizeThumb } from '../../pools/PrizeThumb/PrizeThumb.tsx';
import * as styles from './WinTicker.css.ts';

export interface WinTickerProps {
  /** Newest first. */
  wins: readonly Win[];
  prizeHref: (prize_id: string) => string;
}

/** Recent wins, one line at a time. */
export function WinTicker({ wins, prizeHref }: WinTickerProps) {
  const { t } = useTranslation('boxes/opening');
  return (
    <Ticker
      label={t('wins.title')}
      pauseLabel={t('wins.pause')}
      playLabel={t('wins.play')}
      items={wins.map((win) => ({
        id: win.win_id,
        content: (
          <span className={styles.row}>
            <Avatar name={win.player} src={win.avatar} size="small" />
            <span className={styles.words}>
              {win.player} {t('wins.won')} <Link href={prizeHref(win.prize.prize_id)}>{win.prize.name}</Link>
              {win.count > 1 && ` ×${win.count}`}
            </span>
            <PrizeThumb prize={win.prize} size="small" />
          </span>
        ),
      }))}
    />
  );
}
