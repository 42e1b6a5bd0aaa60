import * as z from 'zod/mini';
import { composed, countCharacters } from './composed.ts';

/** A description or other longer text, not blank: at most 140 characters by default (spec §9). */
export function text(maximum = 140) {
  return z.pipe(
    composed,
    z.string().check(
      z.refine((typed) => typed !== '', { error: 'required' }),
      notLongerThan(maximum),
    ),
  );
}

/** A message to someone: not blank (spec §5), at most 140 characters by default (spec §9). */
export function message(maximum = 140) {
  return z.pipe(
    composed,
    z.string().check(
      z.refine((typed) => visible.test(typed), { error: 'message_blank' }),
      notLongerThan(maximum),
    ),
  );
}

/** Contains a visible character: invisible letters count as blank. */
const visible = /[^\s\p{C}\p{Z}\p{M}\u{115F}\u{1160}\u{2800}\u{3164}\u{FFA0}]/u;

function notLongerThan(maximum: number) {
  return z.refine<string>((typed) => countCharacters(typed) <= maximum, { error: 'too_long', params: { maximum } });
}
