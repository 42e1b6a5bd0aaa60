import { foldPassword } from '@mcy/api/account/entry/rules';
import { rules } from '@mcy/api/contract';

let listed: Promise<readonly string[]> | null = null;

/** Those that the other rules of a password let through: found once, because there are fifty thousand to try. */
export function commonPasswordsToRefuse(): Promise<readonly string[]> {
  listed ??= commonPasswords().then((common) =>
    [...common].filter((password) => rules.newPassword.safeParse(password).success),
  );
  return listed;
}

let loading: Promise<ReadonlySet<string>> | null = null;

/** Passwords that thousands use, folded. Half a megabyte, loaded when it is first needed. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map(foldPassword)),
  );
  return loading;
}
