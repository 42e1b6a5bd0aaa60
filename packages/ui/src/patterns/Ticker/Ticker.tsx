import { Pause, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { useAutoplay } from '../motion/useAutoplay.ts';
import * as styles from './Ticker.css.ts';

export interface TickerItem {
  id: string;
  /** One line; a link if it leads somewhere. */
  content: ReactNode;
}

export interface TickerProps {
  /** Names the strip: "Just won". */
  label: string;
  /** Newest first. */
  items: readonly TickerItem[];
  pauseLabel: string;
  playLabel: string;
}

/** How long, in ms, one event stands. */
const standing = 4000;

/** A live strip of recent events, one line at a time. It speaks only while it stands still, so that it never talks over the reader. */
export function Ticker({ label, items, pauseLabel, playLabel }: TickerProps) {
  const [turn, setTurn] = useState(0);
  const autoplay = useAutoplay({
    interval: standing,
    turn,
    disabled: items.length < 2,
    onTurn: (before) => setTurn(before + 1),
  });
  const item = items[turn % items.length];
  if (item === undefined) return null;
  return (
    <section aria-label={label} className={styles.root} {...autoplay.holders}>
      <span aria-hidden="true" className={styles.light} data-running={autoplay.running} />
      <div aria-live={autoplay.playing ? 'off' : 'polite'} className={styles.window}>
        <div key={item.id} className={styles.item}>
          {item.content}
        </div>
      </div>
      {items.length > 1 && (
        <IconButton
          icon={autoplay.playing ? Pause : Play}
          label={autoplay.playing ? pauseLabel : playLabel}
          size="small"
          onPress={autoplay.onTogglePlaying}
        />
      )}
    </section>
  );
}
