/** The account's exports for other areas. */
export { demoAddress } from './addresses/demo/demoAddress.ts';
export { lockAddresses } from './addresses/lockAddresses.ts';
export { ownAddress } from './addresses/ownAddress.ts';
export { demoAccounts } from './entry/demo/demoAccounts.ts';
export { findDemoPeople } from './entry/demo/findDemoPeople.ts';
export { presentReason } from './identity/presentReason.ts';
export { findFriend } from './names/findFriend.ts';
export { notify, notifyAll } from './notices/notify.ts';
export { bestWins } from './people/readPlayer.ts';
export { avatarFileOf, avatarOf } from './profile/avatarOf.ts';
export { maskNickname } from './profile/maskNickname.ts';
