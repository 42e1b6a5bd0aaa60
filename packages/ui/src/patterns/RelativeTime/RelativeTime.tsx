import { useSyncExternalStore } from 'react';
import type { RootProps } from '../../primitives/RootProps.ts';
import { onTick } from '../time/onTick.ts';
import * as styles from './RelativeTime.css.ts';
import { relativeTimeOf, type RelativeTimeSpan } from './relativeTimeOf.ts';

export interface RelativeTimeTexts {
  /** "Just now". */
  now: string;
  /** Whole units: "5 minutes ago". */
  ago: (unit: 'minutes' | 'hours' | 'days', count: number) => string;
  /** The day of a moment, ISO 8601 UTC. */
  date: (iso: string) => string;
  /** Day and time of it, for who wants to know exactly. */
  moment: (iso: string) => string;
}

export interface RelativeTimeProps extends RootProps {
  /** When it was, ISO 8601 UTC. */
  at: string;
  /** Those of the shop: `useRelativeTimeTexts()` of `@mcy/ui/i18n`. */
  texts: RelativeTimeTexts;
  /** The clock, in ms since 1970; the server's where one is known. */
  now?: () => number;
}

/** How long ago it was, in words that keep up with time (spec §9); the exact moment is its title. In a line of text. */
export function RelativeTime({ at, texts, now = Date.now, ...rest }: RelativeTimeProps) {
  // The words themselves are the snapshot, so that a tick draws only those that turned.
  const words = useSyncExternalStore(onTick, () => wordsOf(relativeTimeOf(Date.parse(at), now()), at, texts));
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
