import type { NameKind } from '@mcy/api/account/names/contract';

/** The kind of a sign-in name, given in the contract's normalized form. */
export function kindOfName(sign_in_name: string): NameKind {
  return sign_in_name.includes('@') ? 'email' : 'mobile';
}
