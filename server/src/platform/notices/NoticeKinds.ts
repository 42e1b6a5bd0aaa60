import type { Sign, Translated } from '@mcy/api/contract';
import { definePort } from '../area/Port.ts';

/**
 * The data of each notification kind; the text is composed from it on reading. Amounts are coins. An area that sends one adds its kind here
 * (`declare module`), and the rest to its `notices`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the areas
export interface NoticeData {}

export type NoticeKind = keyof NoticeData;

/** The text of a notification. */
export interface NoticeWords {
  title: Translated;
  body: Translated;
}

/** How a kind is displayed. */
export interface Notice<Data> {
  words: (data: Data) => NoticeWords;
  /** Shown where there is no picture. */
  sign: Sign;
  /** Address of its picture. */
  image?: (data: Data) => string;
  /** Without it the notification is only read. */
  leadsTo?: {
    /** A page of the app, as its routes spell it. */
    page: `/pages/${string}` | `/operator${string}`;
    /** The parameters of the page's address. */
    parameters?: (data: Data) => Readonly<Record<string, string>>;
    /** What the link says. */
    label: Translated;
  };
}

/** Kinds of notification by name. A database may know kinds of a later version. */
export type NoticeKinds = { readonly [Kind in NoticeKind]?: Notice<NoticeData[Kind]> };

/** The kinds that each area hands over, by the area's name. */
export const noticeKindsOf = definePort<(area: string) => readonly NoticeKind[]>(
  'the kinds of notifications of an area',
);

/** The areas' notification kinds, for displaying a notification. */
export const noticeKinds = definePort<NoticeKinds>('the kinds of notifications');
