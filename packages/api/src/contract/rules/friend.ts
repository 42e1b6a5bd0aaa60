import { inviteCode } from './inviteCode.ts';
import { mobile } from './mobile.ts';
import { readAs } from './readAs.ts';

/** How a player names a friend: by invitation code or mobile number, in stored form. A number begins with `+`. */
export const friend = readAs('friend', (typed) => {
  const number = mobile.safeParse(typed);
  const code = inviteCode.safeParse(typed);
  return number.success ? number.data : code.success ? code.data : null;
});
