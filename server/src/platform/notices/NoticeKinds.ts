import type { readNotification } from '@mcy/api/account/notices/contract';
import type { ResponseOf, Translated } from '@mcy/api/contract';
import { definePort } from '../area/Port.ts';

/**
 * What a notification of each kind holds: what its words are made of when it is read. Amounts are coins.
 * An area that sends one adds its kind here (`declare module`), and the words to its `notices`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the areas
export interface NoticeData {}

export type NoticeKind = keyof NoticeData;

/** What a notification says. */
export interface NoticeWords {
  title: Translated;
  body: Translated;
}

type Presented = ResponseOf<typeof readNotification>;

/** How a kind is shown. */
export interface Notice<Data> {
  words: (data: Data) => NoticeWords;
  /** Where it leads, and to which one there. */
  target: Presented['target'];
  targetId?: (data: Data) => string;
  /** Address of its picture. */
  image?: (data: Data) => string;
}

/** Every kind of notification. */
export type NoticeKinds = { readonly [Kind in NoticeKind]: Notice<NoticeData[Kind]> };

/** The kinds that the areas hand over, for whoever shows a notification. */
export const noticeKinds = definePort<NoticeKinds>('the kinds of notifications');
