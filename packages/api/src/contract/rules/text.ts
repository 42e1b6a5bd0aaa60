import * as z from 'zod/mini';
import { composed, countCharacters } from './composed.ts';

/** A description or any other longer text that must say something: at most 140 characters unless said otherwise (spec §9). */
export function text(maximum = 140) {
  return z.pipe(
    composed,
    z.string().check(
      z.refine((typed) => typed !== '', { error: 'required' }),
      notLongerThan(maximum),
    ),
  );
}

/** What is sent to somebody: not blank (spec §5), at most 140 characters unless said otherwise (spec §9). */
export function message(maximum = 140) {
  return z.pipe(
    composed,
    z.string().check(
      z.refine((typed) => visible.test(typed), { error: 'message_blank' }),
      notLongerThan(maximum),
    ),
  );
}

/** Something to see: letters that are drawn as nothing are as blank as spaces are. */
const visible = /[^\s\p{C}\p{Z}\p{M}\u{115F}\u{1160}\u{2800}\u{3164}\u{FFA0}]/u;

function notLongerThan(maximum: number) {
  return z.refine<string>((typed) => countCharacters(typed) <= maximum, { error: 'too_long', params: { maximum } });
}
