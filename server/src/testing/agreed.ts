import { currentVersion } from '../areas/content/policies/policyVersions.ts';

/** What a registration says of the user agreement: read and accepted, as it is now. */
export const agreed = { agreement: true, agreement_version: currentVersion('user', new Date()).version };
