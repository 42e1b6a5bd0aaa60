import { ChevronRight, Megaphone, Pause, Play, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Icon, type IconGlyph } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Anchor } from '../../primitives/Link/Anchor.tsx';
import type { RootProps } from '../../primitives/RootProps.ts';
import type { Tone } from '../../primitives/vocabulary.ts';
import { useReducedMotion } from '../motion/useReducedMotion.ts';
import * as styles from './NoticeBar.css.ts';
import { useOverflow } from './useOverflow.ts';

interface NoticeBarContent extends RootProps {
  /** Label of the bar: "Announcement". */
  label: string;
  /** One sentence. */
  text: string;
  tone?: Tone;
  icon?: IconGlyph;
  /** Link to the full text. */
  href?: string | undefined;
  pauseLabel: string;
  playLabel: string;
}

export type NoticeBarProps = NoticeBarContent &
  ({ onClose: () => void; closeLabel: string } | { onClose?: never; closeLabel?: never });

/** Speed in px per second. */
const speed = 48;

/**
 * An announcement of the shop on one line at the top of a page. Long text scrolls until paused; with reduced motion it
 * wraps. For a message about part of the page use Notice; for a series of events use Ticker.
 */
export function NoticeBar({
  label,
  text,
  tone = 'accent',
  icon = Megaphone,
  href,
  pauseLabel,
  playLabel,
  onClose,
  closeLabel,
  ...rest
}: NoticeBarProps) {
  const frame = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLSpanElement>(null);
  const reduced = useReducedMotion();
  const overflow = useOverflow(frame, words);
  const [paused, setPaused] = useState(false);
  const running = overflow > 0 && !reduced;

  const line = (
    <div ref={frame} className={styles.frame}>
      <span
        className={styles.track}
        data-state={reduced ? 'still' : paused ? 'paused' : 'running'}
        data-running={running}
        style={running ? { animationDuration: `${overflow / speed}s` } : undefined}
      >
        <span ref={words} className={styles.words}>
          {text}
        </span>
        {running && (
          <span aria-hidden="true" className={styles.words}>
            {text}
          </span>
        )}
      </span>
    </div>
  );
  return (
    // Not a landmark: pages have many, and this is a single line.
    <div {...rest} role="note" aria-label={label} className={styles.root[tone]}>
      <Icon icon={icon} size="small" />
      {href === undefined ? (
        line
      ) : (
        <Anchor href={href} className={styles.link}>
          {line}
          <Icon icon={ChevronRight} size="small" />
        </Anchor>
      )}
      {running && (
        <IconButton
          icon={paused ? Play : Pause}
          label={paused ? playLabel : pauseLabel}
          tone={tone}
          size="small"
          onPress={() => setPaused(!paused)}
        />
      )}
      {onClose !== undefined && <IconButton icon={X} label={closeLabel} tone={tone} size="small" onPress={onClose} />}
    </div>
  );
}
