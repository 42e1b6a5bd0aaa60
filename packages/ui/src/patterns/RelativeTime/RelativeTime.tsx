import { useSyncExternalStore } from 'react';
import { firstNow } from '../../primitives/firstRender.ts';
import type { RootProps } from '../../primitives/RootProps.ts';
import { onTick } from '../time/onTick.ts';
import * as styles from './RelativeTime.css.ts';
import { relativeTimeOf, type RelativeTimeSpan } from './relativeTimeOf.ts';

export interface RelativeTimeTexts {
  /** "Just now". */
  now: string;
  /** Whole units: "5 minutes ago". */
  ago: (unit: 'minutes' | 'hours' | 'days', count: number) => string;
  /** Formats the day of an ISO 8601 UTC time. */
  date: (iso: string) => string;
  /** Formats its day and time, for the title. */
  moment: (iso: string) => string;
}

export interface RelativeTimeProps extends RootProps {
  /** The time, ISO 8601 UTC. */
  at: string;
  /** Use `useRelativeTimeTexts()` of `@mcy/ui/i18n`. */
  texts: RelativeTimeTexts;
  /** The clock, in ms since 1970; use the server's when known. */
  now?: () => number;
}

/** A relative time that updates itself (spec §9), with the exact time as its title. For use inside a line of text. */
export function RelativeTime({ at, texts, now = Date.now, ...rest }: RelativeTimeProps) {
  // The text itself is the snapshot, so that a tick only rerenders what changed.
  const wordsAt = (moment: number): string => wordsOf(relativeTimeOf(Date.parse(at), moment), at, texts);
  const words = useSyncExternalStore(
    onTick,
    () => wordsAt(now()),
    () => wordsAt(firstNow(now)),
  );
  return (
    <time {...rest} dateTime={at} title={texts.moment(at)} className={styles.time}>
      {words}
    </time>
  );
}

function wordsOf(span: RelativeTimeSpan, at: string, texts: RelativeTimeTexts): string {
  if (span.unit === 'now') return texts.now;
  return span.unit === 'date' ? texts.date(at) : texts.ago(span.unit, span.count);
}
