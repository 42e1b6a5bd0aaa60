import type { readNotification } from '@mcy/api/account/notices/contract';
import type { ResponseOf, Translated } from '@mcy/api/contract';
import { definePort } from '../area/Port.ts';

/**
 * The data of each notification kind; the text is composed from it on reading. Amounts are coins. An area that sends one adds its kind here
 * (`declare module`), and the text to its `notices`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the areas
export interface NoticeData {}

export type NoticeKind = keyof NoticeData;

/** The text of a notification. */
export interface NoticeWords {
  title: Translated;
  body: Translated;
}

type Presented = ResponseOf<typeof readNotification>;

/** How a kind is displayed. */
export interface Notice<Data> {
  words: (data: Data) => NoticeWords;
  /** Link target: the page, and the item on it. */
  target: Presented['target'];
  targetId?: (data: Data) => string;
  /** Address of its picture. */
  image?: (data: Data) => string;
}

/** Every kind of notification. */
export type NoticeKinds = { readonly [Kind in NoticeKind]: Notice<NoticeData[Kind]> };

/** The areas' notification kinds, for displaying a notification. */
export const noticeKinds = definePort<NoticeKinds>('the kinds of notifications');
