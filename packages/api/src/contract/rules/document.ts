import * as z from 'zod/mini';
import { compact } from './compact.ts';
import { composed, countCharacters } from './composed.ts';
import { chineseId, vietnameseId } from './identity.ts';
import { readAs } from './readAs.ts';

/** Accepted identity documents (ours): a Vietnamese citizen card, a passport, a resident ID card of mainland China. */
export const documentKinds = ['citizen_card', 'passport', 'chinese_id'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A passport number (ICAO 9303): 6 to 9 letters and digits, with at least one digit. */
const passportNumber = readAs('passport_number', (typed) => {
  const number = compact(typed).toUpperCase();
  return /^(?=.*\d)[A-Z0-9]{6,9}$/.test(number) ? number : null;
});

const numbers = { citizen_card: vietnameseId, passport: passportNumber, chinese_id: chineseId } as const;
const numberRules = { citizen_card: 'vietnamese_id', passport: 'passport_number', chinese_id: 'chinese_id' } as const;

/** Returns a document number in its comparable form; null when it does not fit the kind. */
export function documentNumber(kind: DocumentKind, typed: string): string | null {
  return numbers[kind].safeParse(typed).data ?? null;
}

/** A full name as the document shows it: letters of any script, at most 60 characters (ours). */
export const fullName = z.pipe(
  composed,
  z.string().check(
    z.refine((name) => name !== '', { error: 'required', abort: true }),
    z.refine((name) => /^[\p{L}\p{M}][\p{L}\p{M} .'’·-]+$/u.test(name), { error: 'full_name', abort: true }),
    z.refine((name) => countCharacters(name) <= 60, { error: 'too_long', params: { maximum: 60 } }),
  ),
);

interface Document {
  kind: DocumentKind;
  number: string;
  birthday: string;
  front_file: string;
  back_file: string | null;
  face_file: string;
}

/** A document whose number fits its kind and the holder's birthday, with pictures of every side. */
export const documentInOrder = z.superRefine<Document>((document, context) => {
  const report = (field: keyof Document, rule: string): void => {
    context.addIssue({ code: 'custom', path: [field], message: rule, input: document[field] });
  };
  const { kind, birthday, front_file, back_file, face_file } = document;
  const number = documentNumber(kind, document.number);
  if (number === null) report('number', numberRules[kind]);
  else if (!tellsBirth(kind, number, birthday)) report('birthday', 'document_birthday');
  if (back_file === null) {
    // A passport has a single page to show.
    if (kind !== 'passport') report('back_file', 'required');
  } else if (back_file === front_file) report('back_file', 'same_picture');
  if (face_file === front_file || face_file === back_file) report('face_file', 'same_picture');
});

/** Returns true when number and birthday agree. A passport number contains no birthday. */
function tellsBirth(kind: DocumentKind, number: string, birthday: string): boolean {
  if (kind === 'passport') return true;
  if (kind === 'chinese_id') return number.slice(6, 14) === birthday.replaceAll('-', '');
  const century = 1900 + Math.floor(Number(number.charAt(3)) / 2) * 100;
  return century + Number(number.slice(4, 6)) === Number(birthday.slice(0, 4));
}
