import { mobile } from './mobile.ts';
import { readAs } from './readAs.ts';
import { email } from './webAddress.ts';

/** What a user signs in with: an e-mail address or a mobile number, in the form it is stored. */
export const signInName = readAs('sign_in_name', (typed) => {
  const read = (typed.includes('@') ? email : mobile).safeParse(typed);
  return read.success ? read.data : null;
});
