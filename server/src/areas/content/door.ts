/** What other areas may use of the shop's words. */
export { acceptAgreement, requireShownVersion } from './policies/acceptAgreement.ts';
export { acceptEveryAgreement } from './policies/acceptEveryAgreement.ts';
export { requireAgreements } from './policies/requireAgreements.ts';
