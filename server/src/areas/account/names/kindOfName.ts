import type { NameKind } from '@mcy/api/account/names/contract';

/** Which kind a sign-in name is, as the contract's rule writes it. */
export function kindOfName(sign_in_name: string): NameKind {
  return sign_in_name.includes('@') ? 'email' : 'mobile';
}
