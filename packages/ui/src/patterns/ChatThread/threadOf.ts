import type { ChatMessage } from './ChatMessage.ts';

export interface ThreadRow {
  message: ChatMessage;
  /** First and last of what one person said in a row. */
  first: boolean;
  last: boolean;
  /** Whether its time is shown: once for what was said in the same minute. */
  timed: boolean;
  /** Whether what has not been read begins here. */
  unread: boolean;
}

export interface ThreadDay {
  day: string;
  label: string;
  rows: ThreadRow[];
}

/** Messages, oldest first, by day and by who said them. */
export function threadOf(messages: readonly ChatMessage[], unreadFrom?: string): ThreadDay[] {
  const days: ThreadDay[] = [];
  for (const [place, message] of messages.entries()) {
    const first = !continues(messages[place - 1], message, unreadFrom);
    const next = messages[place + 1];
    const last = next === undefined || !continues(message, next, unreadFrom);
    const row: ThreadRow = {
      message,
      first,
      last,
      timed: last || next.timeLabel !== message.timeLabel,
      unread: message.id === unreadFrom,
    };
    const day = days.at(-1);
    if (day?.day === message.day) day.rows.push(row);
    else days.push({ day: message.day, label: message.dayLabel, rows: [row] });
  }
  return days;
}

/** Whether the same person goes on on the same day, with no divider between. */
function continues(before: ChatMessage | undefined, message: ChatMessage, unreadFrom: string | undefined): boolean {
  return (
    before !== undefined &&
    before.sender.id === message.sender.id &&
    before.side === message.side &&
    before.day === message.day &&
    message.id !== unreadFrom
  );
}
