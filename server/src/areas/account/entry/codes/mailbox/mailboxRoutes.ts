import { readFileSync } from 'node:fs';
import { defaultLocale, localeSchema, rules } from '@mcy/api/contract';
import { Hono } from 'hono';
import type { Database } from '../../../../../platform/db/database.ts';
import type { RequestEnv } from '../../../../../platform/http/answerCall.ts';
import { mailboxPage } from './mailboxPage.ts';

/** How many of a name's messages the page shows. */
const shown = 10;

/** The demo's mailbox. It shows anyone any name's messages, so it exists only in the demo. */
export function mailboxRoutes(db: Database): Hono<RequestEnv> {
  const mailbox = new Hono<RequestEnv>().basePath('/sandbox/mailbox');
  const style = readFileSync(new URL('./style.css', import.meta.url), 'utf8');
  mailbox.get('/style.css', (c) => c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }));

  mailbox.get('/', async (c) => {
    const lang = localeSchema.safeParse(c.req.query('lang')).data ?? defaultLocale;
    const typed = c.req.query('sign_in_name') ?? '';
    const sign_in_name = rules.signInName.safeParse(typed).data;
    const mails =
      sign_in_name === undefined
        ? null
        : await db
            .selectFrom('demo_mail')
            .select(['purpose', 'code', 'created_at', 'expires_at'])
            .where('sign_in_name', '=', sign_in_name)
            .orderBy('mail_id', 'desc')
            .limit(shown)
            .execute();
    c.header('Cache-Control', 'no-store');
    return c.html(mailboxPage({ lang, typed: sign_in_name ?? typed, mails, now: new Date() }));
  });
  return mailbox;
}
