/** The content area's exports for other areas. */
export { acceptAgreement, requireShownVersion } from './policies/acceptAgreement.ts';
export { acceptEveryAgreement } from './policies/acceptEveryAgreement.ts';
export { readAcceptances, requireAgreements } from './policies/requireAgreements.ts';
