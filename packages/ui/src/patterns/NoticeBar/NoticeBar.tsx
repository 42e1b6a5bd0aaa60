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
  /** Names the bar: "Announcement". */
  label: string;
  /** One sentence. */
  text: string;
  tone?: Tone;
  icon?: IconGlyph;
  /** Where it is told in full. */
  href?: string | undefined;
  pauseLabel: string;
  playLabel: string;
}

export type NoticeBarProps = NoticeBarContent &
  ({ onClose: () => void; closeLabel: string } | { onClose?: never; closeLabel?: never });

/** How fast it runs, in px a second. */
const speed = 48;

/**
 * One announcement of the shop on one line, at the top of a page. What is too long runs by until paused; for who asked for less motion it wraps.
 * What belongs to a part of the page is a Notice; events one after another are a Ticker.
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
    // No landmark: a page has many, and this one is only a line.
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
