import { loadRoute } from '../../../platform/loadRoute.ts';

/** What home shows later, with its texts. The lists of their files are not part of the first page. */
export const homeParts = {
  tonight: loadRoute(() => import('../../boxes/daily/Tonight.tsx').then((module) => module.Tonight), ['boxes/daily']),
  unpaid: loadRoute(() => import('../../wallet/unpaid/Unpaid.tsx').then((module) => module.Unpaid), ['wallet/unpaid']),
  doors: loadRoute(() => import('../../boxes/pools/Doors.tsx').then((module) => module.Doors), ['boxes/pools']),
  /** Few guests change the language. */
  chooseLanguage: loadRoute(
    () => import('./ChooseLanguage.tsx').then((module) => module.ChooseLanguage),
    ['account/profile'],
  ),
};
