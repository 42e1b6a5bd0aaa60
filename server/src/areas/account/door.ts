/** The account's exports for other areas. */
export { demoAccounts } from './entry/demo/demoAccounts.ts';
export { presentReason } from './identity/presentReason.ts';
export { notify, notifyAll } from './notices/notify.ts';
export { bestWins } from './people/bestWins.ts';
export { maskNickname } from './people/maskNickname.ts';
export { avatarOf } from './profile/avatarOf.ts';
