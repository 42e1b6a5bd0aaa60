import { loadRoute } from '../../routes/loadRoute.ts';

/** Most visits are asked for nothing: what asks comes with its texts when it is needed. */
export const loadAgreementQuestion = loadRoute(
  () => import('./AgreementQuestion.tsx').then((module) => module.AgreementQuestion),
  ['content/policies'],
);
