import { Check, Dot } from 'lucide-react';
import { Icon, type IconGlyph } from '../../primitives/Icon/Icon.tsx';
import type { RootProps } from '../../primitives/RootProps.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Timeline.css.ts';

export type TimelineState = 'done' | 'current' | 'coming';

export interface TimelineEvent {
  id: string;
  /** Event: "Handed over to the carrier". */
  title: string;
  state: TimelineState;
  /** Time for display; `at` is the same time as ISO 8601. */
  time?: string | undefined;
  at?: string | undefined;
  place?: string | undefined;
  /** Details, such as the courier's number. */
  note?: string | undefined;
  /** Icon of the current event; others have a tick or a ring. */
  icon?: IconGlyph | undefined;
}

export interface TimelineProps extends RootProps {
  /** Label of the list: "Where your order is". */
  label: string;
  /** Newest first. */
  events: readonly TimelineEvent[];
  /** Each state in a word, for screen readers. */
  texts: Record<TimelineState, string>;
}

/** Events over time, newest first: a delivery, a refund. For the stages of a task see Steps. */
export function Timeline({ label, events, texts, ...rest }: TimelineProps) {
  return (
    <ol {...rest} aria-label={label} className={styles.list}>
      {events.map((event) => (
        <li
          key={event.id}
          aria-current={event.state === 'current' ? 'step' : undefined}
          className={styles.event}
          data-state={event.state}
        >
          <span className={styles.mark} data-state={event.state}>
            <Mark event={event} />
          </span>
          <div className={styles.words}>
            <Text weight={event.state === 'current' ? 'bold' : 'medium'} tone={toneOf[event.state]}>
              <VisuallyHidden>{texts[event.state]}: </VisuallyHidden>
              {event.title}
            </Text>
            {(event.time !== undefined || event.place !== undefined) && (
              <Text size="small" tone="muted">
                {event.time !== undefined && <time dateTime={event.at}>{event.time}</time>}
                {event.time !== undefined && event.place !== undefined && ' · '}
                {event.place}
              </Text>
            )}
            {event.note !== undefined && (
              <Text size="small" tone="secondary">
                {event.note}
              </Text>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

const toneOf = { done: 'secondary', current: 'primary', coming: 'muted' } as const;

function Mark({ event }: { event: TimelineEvent }) {
  if (event.state === 'coming') return null;
  return <Icon icon={event.state === 'done' ? Check : (event.icon ?? Dot)} size="small" />;
}
