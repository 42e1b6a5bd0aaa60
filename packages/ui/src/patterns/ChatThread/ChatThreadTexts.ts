import type { AlbumTexts } from '../Album/Album.tsx';
import type { ChatMessage } from './ChatMessage.ts';

/** What a thread says. */
export interface ChatThreadTexts {
  loadOlder: string;
  /** Announced while older ones load. */
  loadingOlder: string;
  /** Tries again: to load older ones, or to send. */
  retry: string;
  /** On the divider above what has not been read. */
  unread: string;
  /** On the button that goes to the newest, when some have come: "3 new messages". */
  newMessages: (count: number) => string;
  /** The same when none has. */
  toLatest: string;
  /** Announces a message as it comes: who says what. */
  incoming: (message: ChatMessage) => string;
  sending: string;
  failed: string;
  sent: string;
  read: string;
  /** Names the pictures of a message. */
  photos: (message: ChatMessage) => string;
  album: AlbumTexts;
}
