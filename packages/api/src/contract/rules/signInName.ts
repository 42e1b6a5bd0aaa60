import { mobile } from './mobile.ts';
import { readAs } from './readAs.ts';
import { email } from './webAddress.ts';

/** A sign-in name: an email address or a mobile number, in stored form. */
export const signInName = readAs('sign_in_name', (typed) => {
  const read = (typed.includes('@') ? email : mobile).safeParse(typed);
  return read.success ? read.data : null;
});
