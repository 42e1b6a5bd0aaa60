import {
  type DocumentType,
  documentTypes,
  type listPolicies,
  type readPolicy,
} from '@mcy/api/content/policies/contract';
import type { Locale, ResponseOf } from '@mcy/api/contract';
import { Refusal } from '../../../platform/http/Refusal.ts';
import { policyNotFound } from './messages.ts';
import { currentVersion, policyVersions } from './policyVersions.ts';
import { readPolicyText } from './readPolicyText.ts';

/** Every document in its current version. */
export async function presentPolicies(locale: Locale, now: Date): Promise<ResponseOf<typeof listPolicies>> {
  const rows = documentTypes.map(async (type) => {
    const { version, effective_from } = currentVersion(type, now);
    const { title } = await readPolicyText(type, version, locale);
    return { type, version, effective_from, title };
  });
  return { rows: await Promise.all(rows) };
}

/** A document's text in the current or the named version. Refuses `policy_not_found`. */
export async function presentPolicy(
  { type, version }: { type: DocumentType; version?: number | undefined },
  locale: Locale,
  now: Date,
): Promise<ResponseOf<typeof readPolicy>> {
  const current = currentVersion(type, now);
  // A future version is readable already: changes are announced before they take effect.
  const versions = policyVersions[type];
  const shown = version === undefined ? current : versions.find((each) => each.version === version);
  if (!shown) {
    throw new Refusal({
      error: 'policy_not_found',
      message: policyNotFound,
      field: 'version',
    });
  }
  return {
    type,
    version: shown.version,
    effective_from: shown.effective_from,
    locale,
    ...(await readPolicyText(type, shown.version, locale)),
    versions: versions.map((each) => ({ version: each.version, effective_from: each.effective_from })).toReversed(),
    current: shown === current,
  };
}
