import * as z from 'zod/mini';

/**
 * The validation rules of spec §5 that requests are built from. A rule's own message is its name;
 * `describeIssue` turns the name into the caller's language, the same words in a form and in the server's answer.
 */

/** Composed form, so that a name typed with combining accents counts as it reads. */
const normalised = z.pipe(
  z.string(),
  z.transform((text) => text.normalize('NFC').trim()),
);

/** A user's name: 6 to 14 characters, no special symbols (spec §5). Letters of any script, digits and inner spaces. */
export const nickname = z.pipe(
  normalised,
  z.string().check(
    z.refine((name) => /^[\p{L}\p{N} ]*$/u.test(name), { error: 'name_symbols' }),
    z.refine((name) => [...name].length >= 6 && [...name].length <= 14, { error: 'name_length' }),
  ),
);

/** A new password: longer than 6 characters, with letters and digits (spec §5). At most 200, so that hashing stays cheap. */
export const newPassword = z.string().check(
  z.maxLength(200, { error: 'password_too_long' }),
  z.refine((password) => [...password].length > 6, { error: 'password_too_short' }),
  z.refine((password) => /\p{L}/u.test(password) && /\d/.test(password), { error: 'password_letters_digits' }),
);

/** An e-mail address, compared without regard to case. */
export const email = z.pipe(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)), z.email({ error: 'email' }));

/** A mobile number: mainland China (spec §5) or Vietnam (ours), with or without the country's prefix. Stored as `+` and digits. */
export const mobile = z.pipe(
  z.string(),
  z.transform((typed, context) => {
    const text = typed.replace(/[\s.-]/g, '');
    const vietnamese = vietnameseMobile.exec(text);
    if (vietnamese) return `+84${vietnamese[1] ?? ''}`;
    const chinese = chineseMobile.exec(text);
    if (chinese) return `+86${chinese[1] ?? ''}`;
    context.issues.push({ code: 'custom', message: 'mobile', input: typed });
    return z.NEVER;
  }),
);

const vietnameseMobile = /^(?:\+?84|0)([35789]\d{8})$/;
const chineseMobile = /^(?:\+?86)?(1[3-9]\d{9})$/;

/** What a user signs in with: an e-mail address or a mobile number, in the form it is stored. */
export const signInName = z.pipe(
  z.string(),
  z.transform((typed, context) => {
    const read = (typed.includes('@') ? email : mobile).safeParse(typed);
    if (read.success) return read.data;
    context.issues.push({ code: 'custom', message: 'sign_in_name', input: typed });
    return z.NEVER;
  }),
);

/** Coins to recharge: not below 50.000 (spec §5), at most 100.000.000 in one payment (ours). */
export const rechargeAmount = z
  .int({ error: 'amount_integer' })
  .check(z.minimum(50_000, { error: 'recharge_minimum' }), z.maximum(100_000_000, { error: 'recharge_maximum' }));

/** A box that must be ticked before the action: the user agreement, the purchase agreement. */
export const agreement = z.boolean().check(z.refine((ticked) => ticked, { error: 'agreement' }));

/** A birth date, `YYYY-MM-DD`, of somebody who is 18 today in Vietnam: minors are prohibited from registering (spec §5). */
export const adultBirthday = z.iso.date({ error: 'calendar_day' }).check(
  z.refine((birthday) => birthday > '1900-01-01' && birthday <= vietnamToday(new Date()), {
    error: 'calendar_day',
    abort: true,
  }),
  z.refine((birthday) => isAdult(birthday, vietnamToday(new Date())), { error: 'adult' }),
);

/** Whether somebody born on one calendar day has turned 18 by another; 29 February counts from 1 March. */
export function isAdult(birthday: string, today: string): boolean {
  const eighteenth = `${Number(birthday.slice(0, 4)) + 18}${birthday.slice(4)}`;
  return eighteenth <= today;
}

/** The calendar day in Asia/Ho_Chi_Minh, which has been UTC+7 all year since 1975. */
export function vietnamToday(now: Date): string {
  return new Date(now.getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
}
