import * as z from 'zod/mini';
import { readAs } from './readAs.ts';

/** An e-mail address, compared without regard to case. */
export const email = z.pipe(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)), z.email({ error: 'email' }));

/** An address on the web, http or https, as a browser would open it. One with a user name in it is refused: it hides where it leads. */
export const url = readAs('url', (typed) => {
  const text = typed.trim();
  // A browser would also take "https:example.com" and addresses with spaces or tabs in them.
  if (!/^https?:\/\/[^\s/\\]/i.test(text) || /\s/.test(text) || !URL.canParse(text)) return null;
  const { href, hostname, username, password } = new URL(text);
  const named = /^(?:[^.]+\.)+[^.\d][^.]+$/.test(hostname);
  return named && username === '' && password === '' && href.length <= 2000 ? href : null;
});
