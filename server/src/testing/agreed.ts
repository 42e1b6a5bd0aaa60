import { currentVersion } from '../areas/content/policies/policyVersions.ts';

/** A registration's agreement field: the current version, read and accepted. */
export const agreed = { agreement: true, agreement_version: currentVersion('user', new Date()).version };
