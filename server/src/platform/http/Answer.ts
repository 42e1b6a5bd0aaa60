import type { KeptAnswer } from './keepEnvelope.ts';

/** What a call answers. */
export interface Answer {
  /** As text. */
  envelope: string;
  /** Topics that the call changed for its caller. */
  touched: readonly string[];
  /** Where every guest gets the same answer. */
  kept?: KeptAnswer;
}

/** An answer as one text, to be kept under a key. */
export function writeAnswer({ envelope, touched }: Answer): string {
  return touched.length === 0 ? envelope : `${touched.join(' ')}\n${envelope}`;
}

/** Reads what `writeAnswer` wrote. An envelope begins with a brace, which no topic does. */
export function readAnswer(text: string): Answer {
  if (text.startsWith('{')) return { envelope: text, touched: [] };
  const end = text.indexOf('\n');
  return { envelope: text.slice(end + 1), touched: text.slice(0, end).split(' ') };
}
