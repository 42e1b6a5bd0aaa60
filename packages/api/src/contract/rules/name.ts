import * as z from 'zod/mini';
import { composed, countCharacters } from './composed.ts';

/** A name: 6 to 14 characters, no special symbols (spec §5). Letters of any script, digits and inner spaces. */
export const name = z.pipe(
  composed,
  z.string().check(
    z.refine((text) => /^[\p{L}\p{N} ]*$/u.test(text), { error: 'name_symbols' }),
    z.refine((text) => countCharacters(text) >= 6 && countCharacters(text) <= 14, { error: 'name_length' }),
  ),
);

/** A user's display name: follows the rule for names and is not unique. */
export const nickname = name.clone();
