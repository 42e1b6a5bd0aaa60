import * as z from 'zod/mini';
import { readAs } from './readAs.ts';

/** An email address, compared case-insensitively. */
export const email = z.pipe(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)), z.email({ error: 'email' }));

/**
 * A web address, http or https, in the form a browser opens. One with a user name is refused: it hides the destination.
 */
export const url = readAs('url', (typed) => {
  const text = typed.trim();
  // Browsers also accept "https:example.com" and addresses with spaces or tabs.
  if (!/^https?:\/\/[^\s/\\]/i.test(text) || /\s/.test(text) || !URL.canParse(text)) return null;
  const { href, hostname, username, password } = new URL(text);
  const named = /^(?:[^.]+\.)+[^.\d][^.]+$/.test(hostname);
  return named && username === '' && password === '' && href.length <= 2000 ? href : null;
});
