import { loadRoute } from '../../../platform/loadRoute.ts';

/** Loaded with its texts only when needed: most visits are asked nothing. */
export const loadAgreementQuestion = loadRoute(
  () => import('./AgreementQuestion.tsx').then((module) => module.AgreementQuestion),
  ['content/policies'],
);
