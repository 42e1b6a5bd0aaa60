/**
 * The validation rules of spec §5 that requests are built from. A rule's message is its name;
 * `describeIssue` turns the name into the caller's language, the same in a form and in the server's answer.
 * One file per subject, so that a page loads only the rules it uses.
 */
export { adultBirthday, isAdult } from './age.ts';
export { agreement } from './agreement.ts';
export { bankName, cardNumber, holderName, printedName } from './bankAccount.ts';
export { vietnamClock, vietnamToday } from './calendar.ts';
export { code, digits, letters } from './characters.ts';
export { documentInOrder, type DocumentKind, documentKinds, documentNumber, fullName } from './document.ts';
export { decimalAmount } from './decimalAmount.ts';
export { friend } from './friend.ts';
export { chineseId, vietnameseId } from './identity.ts';
export { inviteCode } from './inviteCode.ts';
export { items } from './items.ts';
export { chineseLandline, landline, vietnameseLandline } from './landline.ts';
export { chineseMobile, mobile, vietnameseMobile } from './mobile.ts';
export { name, nickname } from './name.ts';
export { newPassword } from './password.ts';
export { quantity } from './quantity.ts';
export { rechargeAmount } from './recharge.ts';
export { signInName } from './signInName.ts';
export { cappedInOrder, spendingCap, spendingCapMaximum } from './spendingCap.ts';
export { message, text } from './text.ts';
export { videoSize } from './videoSize.ts';
export { email, url } from './webAddress.ts';
export { withdrawalAmount, withdrawalFee, withdrawalMinimum } from './withdrawal.ts';
