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

/** Words that may be left out: null when they have no visible character. */
export function optionalMessage(maximum = 140) {
  return z.pipe(
    z.nullable(z.pipe(composed, z.string().check(notLongerThan(maximum)))),
    z.transform((typed) => (typed !== null && visible.test(typed) ? typed : null)),
  );
}

/** Contains a visible character: invisible letters count as blank. */
const visible = /[^\s\p{C}\p{Z}\p{M}\u{115F}\u{1160}\u{2800}\u{3164}\u{FFA0}]/u;

function notLongerThan(maximum: number) {
  return z.refine<string>((typed) => countCharacters(typed) <= maximum, { error: 'too_long', params: { maximum } });
}
