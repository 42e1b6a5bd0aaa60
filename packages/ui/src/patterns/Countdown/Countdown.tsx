import { useEffect, useEffectEvent, useRef } from 'react';
import type { RootProps } from '../../primitives/RootProps.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useSecondsLeft } from '../time/useSecondsLeft.ts';
import * as styles from './Countdown.css.ts';
import { type LargestUnit, splitSeconds, type TimeLeft } from './splitSeconds.ts';

export interface CountdownTexts {
  /** Captions of the figures. */
  days: string;
  hours: string;
  minutes: string;
  seconds: string;
  /** The whole time in words, read aloud: "2 hours and 5 minutes left". */
  spoken: (left: TimeLeft) => string;
  /** Replaces it once it is over. */
  ended: string;
}

export interface CountdownProps extends RootProps {
  /** What it counts down to, read aloud: "Draw begins in". Put visible text beside it. */
  label: string;
  /** The deadline, ISO 8601 UTC. */
  deadline: string;
  /** The clock, in ms since 1970; use the server's where accuracy matters. */
  now?: () => number;
  /** Called once when it runs out while shown; not for a past deadline. */
  onEnd?: (() => void) | undefined;
  texts: CountdownTexts;
  /** `tiles` when it is the main content, `inline` in a line of text. */
  variant?: 'tiles' | 'inline';
  /** The largest unit: with `hours`, two days are 48 hours. */
  largest?: LargestUnit;
  size?: 'small' | 'standard';
}

/** Seconds left that are announced; in between it is silent. */
const spokenAt: readonly number[] = [600, 60, 10];
/** The last seconds, which are highlighted. */
const urgentFrom = 10;

const shownUnits = {
  days: ['days', 'hours', 'minutes', 'seconds'],
  hours: ['hours', 'minutes', 'seconds'],
  minutes: ['minutes', 'seconds'],
} as const;

/** Time left until a deadline. It keeps its size, and reads the clock each second instead of counting. */
export function Countdown({
  label,
  deadline,
  now = Date.now,
  onEnd,
  texts,
  variant = 'tiles',
  largest = 'days',
  size = 'standard',
  ...rest
}: CountdownProps) {
  const total = useSecondsLeft(Date.parse(deadline), now);
  const running = useRef(false);
  const finish = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (total > 0) {
      running.current = true;
    } else if (running.current) {
      running.current = false;
      finish();
    }
  }, [total]);

  const left = splitSeconds(total, largest);
  const state = total === 0 ? 'ended' : total <= urgentFrom ? 'urgent' : 'running';
  const news = total === 0 ? texts.ended : spokenAt.includes(total) ? texts.spoken(left) : '';
  return (
    <div {...rest} role="timer" aria-label={label} className={styles.root({ variant, size })} data-state={state}>
      <span aria-hidden="true" className={styles.figures[variant]} data-state={state}>
        {variant === 'inline'
          ? inlineFigures(left, largest, texts.days)
          : shownUnits[largest].map((unit) => (
              <span key={unit} className={styles.tile({ size })}>
                <span className={styles.figure({ size })}>{padded(left[unit])}</span>
                <span className={styles.caption}>{texts[unit]}</span>
              </span>
            ))}
      </span>
      {total === 0 && (
        <span aria-hidden="true" className={styles.ended[variant]}>
          {texts.ended}
        </span>
      )}
      {total > 0 && <VisuallyHidden>{texts.spoken(left)}</VisuallyHidden>}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </div>
  );
}

function padded(figure: number): string {
  return String(figure).padStart(2, '0');
}

function inlineFigures(left: TimeLeft, largest: LargestUnit, daysCaption: string): string {
  const clock = [...(largest === 'minutes' ? [] : [left.hours]), left.minutes, left.seconds].map(padded).join(':');
  return left.days > 0 ? `${left.days} ${daysCaption} ${clock}` : clock;
}
