import type { Locale } from './locales.ts';
import type account from '../account/texts/vn.ts';
import type boxes from '../boxes/texts/vn.ts';
import type coming from '../system/coming/texts/vn.ts';
import type content from '../content/texts/vn.ts';
import type coupons from '../coupons/texts/vn.ts';
import type mall from '../mall/texts/vn.ts';
import type market from '../market/texts/vn.ts';
import type operator from '../operator/texts/vn.ts';
import type policies from '../content/policies/texts/vn.ts';
import type rooms from '../rooms/texts/vn.ts';
import type system from '../system/texts/vn.ts';
import type wallet from '../wallet/texts/vn.ts';
import type forms from './formTexts/vn.ts';
import type shell from './texts/vn.ts';

/** Every namespace with its Vietnamese texts, which type the keys. */
export interface NamespaceTexts {
  /** Words every screen shares: retry, back, the tab bar. */
  shell: typeof shell;
  account: typeof account;
  boxes: typeof boxes;
  /** What screens will be called, and what they will be for, that are not built yet. */
  coming: typeof coming;
  content: typeof content;
  coupons: typeof coupons;
  /** What the fields of every form say. */
  forms: typeof forms;
  mall: typeof mall;
  market: typeof market;
  operator: typeof operator;
  policies: typeof policies;
  rooms: typeof rooms;
  system: typeof system;
  wallet: typeof wallet;
}
export type Namespace = keyof NamespaceTexts;

type TextsModule = Promise<{ default: object }>;

/** Where each namespace's texts are: one chunk per area and language, loaded with the area's first route. */
export const namespaces: Record<Namespace, Record<Locale, () => TextsModule>> = {
  shell: {
    vn: () => import('./texts/vn.ts'),
    zh: () => import('./texts/zh.ts'),
    en: () => import('./texts/en.ts'),
  },
  account: {
    vn: () => import('../account/texts/vn.ts'),
    zh: () => import('../account/texts/zh.ts'),
    en: () => import('../account/texts/en.ts'),
  },
  boxes: {
    vn: () => import('../boxes/texts/vn.ts'),
    zh: () => import('../boxes/texts/zh.ts'),
    en: () => import('../boxes/texts/en.ts'),
  },
  coming: {
    vn: () => import('../system/coming/texts/vn.ts'),
    zh: () => import('../system/coming/texts/zh.ts'),
    en: () => import('../system/coming/texts/en.ts'),
  },
  content: {
    vn: () => import('../content/texts/vn.ts'),
    zh: () => import('../content/texts/zh.ts'),
    en: () => import('../content/texts/en.ts'),
  },
  coupons: {
    vn: () => import('../coupons/texts/vn.ts'),
    zh: () => import('../coupons/texts/zh.ts'),
    en: () => import('../coupons/texts/en.ts'),
  },
  forms: {
    vn: () => import('./formTexts/vn.ts'),
    zh: () => import('./formTexts/zh.ts'),
    en: () => import('./formTexts/en.ts'),
  },
  mall: {
    vn: () => import('../mall/texts/vn.ts'),
    zh: () => import('../mall/texts/zh.ts'),
    en: () => import('../mall/texts/en.ts'),
  },
  market: {
    vn: () => import('../market/texts/vn.ts'),
    zh: () => import('../market/texts/zh.ts'),
    en: () => import('../market/texts/en.ts'),
  },
  operator: {
    vn: () => import('../operator/texts/vn.ts'),
    zh: () => import('../operator/texts/zh.ts'),
    en: () => import('../operator/texts/en.ts'),
  },
  policies: {
    vn: () => import('../content/policies/texts/vn.ts'),
    zh: () => import('../content/policies/texts/zh.ts'),
    en: () => import('../content/policies/texts/en.ts'),
  },
  rooms: {
    vn: () => import('../rooms/texts/vn.ts'),
    zh: () => import('../rooms/texts/zh.ts'),
    en: () => import('../rooms/texts/en.ts'),
  },
  system: {
    vn: () => import('../system/texts/vn.ts'),
    zh: () => import('../system/texts/zh.ts'),
    en: () => import('../system/texts/en.ts'),
  },
  wallet: {
    vn: () => import('../wallet/texts/vn.ts'),
    zh: () => import('../wallet/texts/zh.ts'),
    en: () => import('../wallet/texts/en.ts'),
  },
};
