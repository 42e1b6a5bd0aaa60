import { foldPassword } from '@mcy/api/account/entry/rules';

let loading: Promise<ReadonlySet<string>> | null = null;

/** Passwords that thousands use, folded. Half a megabyte, loaded when it is first needed. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(foldPassword)),
  );
  return loading;
}
