import type { ChatMessage } from './ChatMessage.ts';

export interface ThreadRow {
  message: ChatMessage;
  /** First and last message of a group. */
  first: boolean;
  last: boolean;
  /** True when its time is shown: once per minute. */
  timed: boolean;
  /** True for the first unread message. */
  unread: boolean;
}

export interface ThreadDay {
  day: string;
  label: string;
  rows: ThreadRow[];
}

/** Groups messages, oldest first, by day and sender. */
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

/** Returns true when the same person continues on the same day, without a divider in between. */
function continues(before: ChatMessage | undefined, message: ChatMessage, unreadFrom: string | undefined): boolean {
  return (
    before !== undefined &&
    before.sender.id === message.sender.id &&
    before.side === message.side &&
    before.day === message.day &&
    message.id !== unreadFrom
  );
}
