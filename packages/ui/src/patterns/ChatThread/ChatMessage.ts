import type { Photo } from '../ImageViewer/Photo.ts';

interface ChatMessageBase {
  id: string;
  sender: { id: string; name: string; avatar?: string | null | undefined };
  /** The calendar day it was sent on, for grouping: `2026-11-21`. */
  day: string;
  /** The same for display: "Today". */
  dayLabel: string;
  /** For display: "20:15". */
  timeLabel: string;
  /** Optional with pictures. */
  text?: string | undefined;
  photos?: readonly Photo[] | undefined;
}

/** A message as its viewer sees it. */
export type ChatMessage = ChatMessageBase &
  ({ side: 'own'; state: 'sending' | 'failed' | 'sent' | 'read' } | { side: 'other'; state?: never });
