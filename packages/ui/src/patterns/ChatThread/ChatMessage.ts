import type { Photo } from '../ImageViewer/Photo.ts';

interface ChatMessageBase {
  id: string;
  sender: { id: string; name: string; avatar?: string | null | undefined };
  /** The calendar day it was sent on, by which messages are put together: `2026-11-21`. */
  day: string;
  /** The same as it is read: "Today". */
  dayLabel: string;
  /** As it is read: "20:15". */
  timeLabel: string;
  /** May be left out beside pictures. */
  text?: string | undefined;
  photos?: readonly Photo[] | undefined;
}

/** One message, as whoever looks at it sees it. */
export type ChatMessage = ChatMessageBase &
  ({ side: 'own'; state: 'sending' | 'failed' | 'sent' | 'read' } | { side: 'other'; state?: never });
