import type { AlbumTexts } from '../Album/Album.tsx';
import type { ChatMessage } from './ChatMessage.ts';

/** Texts of a thread. */
export interface ChatThreadTexts {
  loadOlder: string;
  /** Announced while older ones load. */
  loadingOlder: string;
  /** Retries loading older ones, or sending. */
  retry: string;
  /** On the divider above the first unread message. */
  unread: string;
  /** On the button to the newest, after new ones came: "3 new messages". */
  newMessages: (count: number) => string;
  /** The same without new ones. */
  toLatest: string;
  /** Announces a new message with its sender. */
  incoming: (message: ChatMessage) => string;
  sending: string;
  failed: string;
  sent: string;
  read: string;
  /** Label of a message's pictures. */
  photos: (message: ChatMessage) => string;
  album: AlbumTexts;
}
