import { Pause, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { useAutoplay } from '../motion/useAutoplay.ts';
import * as styles from './Ticker.css.ts';

export interface TickerItem {
  id: string;
  /** One line; a link if it has a target. */
  content: ReactNode;
}

export interface TickerProps {
  /** Label of the strip: "Just won". */
  label: string;
  /** Newest first. */
  items: readonly TickerItem[];
  pauseLabel: string;
  playLabel: string;
}

/** Time per event, in ms. */
const standing = 4000;

/**
 * A live strip of recent events, one line at a time. It only announces while paused, so that it never interrupts a
 * screen reader.
 */
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
