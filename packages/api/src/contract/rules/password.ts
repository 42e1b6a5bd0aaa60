import * as z from 'zod/mini';
import { countCharacters } from './composed.ts';

/** A new password: longer than 6 characters, with letters and digits (spec §5). At most 200, to keep hashing cheap. */
export const newPassword = z.string().check(
  z.maxLength(200, { error: 'password_too_long' }),
  z.refine((password) => countCharacters(password) > 6, { error: 'password_too_short' }),
  z.refine((password) => /\p{L}/u.test(password) && /\d/.test(password), { error: 'password_letters_digits' }),
);
