import * as contract from '@mcy/api/content/policies/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { acceptAgreement } from './acceptAgreement.ts';
import { presentPolicies, presentPolicy } from './presentPolicy.ts';
import { readAgreement, readAgreements } from './readAgreements.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const policyHandlers: readonly Implementation[] = [
  implement(contract.listPolicies, (_request, { locale, now }) => presentPolicies(locale, now)),

  implement(contract.readPolicy, (request, { locale, now }) => presentPolicy(request, locale, now)),

  implement(contract.listAgreements, async (_request, { db, caller, now }) => ({
    rows: await readAgreements(db, caller.user_id, now),
  })),

  implement(contract.acceptAgreement, async ({ type, version }, { db, caller, locale, now }) => {
    await acceptAgreement(db, { user_id: caller.user_id, type, version, locale }, now);
    return readAgreement(db, caller.user_id, type, now);
  }),
];
