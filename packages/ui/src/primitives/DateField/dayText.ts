/** Order of day, month and year in a language. */
export type DayOrder = 'dmy' | 'mdy' | 'ymd';

type Part = 'd' | 'm' | 'y';

const digitsOf: Record<Part, number> = { d: 2, m: 2, y: 4 };
const orders: Record<DayOrder, readonly [Part, Part, Part]> = {
  dmy: ['d', 'm', 'y'],
  mdy: ['m', 'd', 'y'],
  ymd: ['y', 'm', 'd'],
};

const iso = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Formats a day given as `YYYY-MM-DD`: `19/05/2001`. */
export function writeDay(day: string, order: DayOrder): string {
  const [, y = '', m = '', d = ''] = iso.exec(day) ?? [];
  const parts = { d, m, y };
  return orders[order].map((part) => parts[part]).join('/');
}

/** Parses the input to `YYYY-MM-DD`, even for an invalid date; null while incomplete. */
export function readDay(text: string, order: DayOrder): string | null {
  const typed = settleDay(text).split('/');
  const parts = { d: '', m: '', y: '' };
  for (const [index, part] of orders[order].entries()) parts[part] = typed[index] ?? '';
  const day = `${parts.y}-${parts.m}-${parts.d}`;
  return iso.test(day) ? day : null;
}

/** Inserts slashes while typing; any other sign ends a part, so `5-6` becomes `5/6`. */
export function maskDay(text: string, order: DayOrder): string {
  const pasted = text.trim();
  if (iso.test(pasted)) return writeDay(pasted, order);
  const lengths = orders[order].map((part) => digitsOf[part]);
  const parts = [''];
  for (const [place, sign] of [...text].entries()) {
    const last = parts.length - 1;
    const part = parts[last] ?? '';
    const partsToCome = lengths.length - 1 - last;
    const full = part.length >= (lengths[last] ?? 0);
    if (!/\d/.test(sign)) {
      if (part !== '' && partsToCome > 0) parts.push('');
    } else if (!full) parts[last] = part + sign;
    // An extra digit moves on to the next part, unless every part is separated already.
    else if (partsToCome > separatorsIn(text.slice(place))) parts.push(sign);
  }
  return parts.join('/');
}

function separatorsIn(text: string): number {
  return text.replace(/\d/g, '').length;
}

/** Normalizes the input on blur: `5/6/1998` becomes `05/06/1998`. */
export function settleDay(text: string): string {
  return text
    .split('/')
    .map((part) => (part === '' ? part : part.padStart(2, '0')))
    .join('/');
}

/** Returns true for a real date, given as `YYYY-MM-DD`. */
export function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return iso.test(day) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
