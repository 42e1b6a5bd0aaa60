import type { Locale } from '@mcy/api/contract';
import { html } from 'hono/html';
import { formatDateTime } from '../../../../../platform/calendar/formatDateTime.ts';
import { demoPage } from '../../../../../platform/http/demoPage.ts';
import type { MessageKind } from '../../tables.ts';
import { mailboxPath } from './demoMailbox.ts';
import { mailboxTexts } from './texts.ts';

type Html = ReturnType<typeof html>;

interface Mail {
  purpose: MessageKind;
  /** Null when the name already has an account. */
  code: string | null;
  created_at: Date;
  expires_at: Date;
}

export interface Mailbox {
  lang: Locale;
  /** The requested name, as typed when it is invalid. */
  typed: string;
  /** Newest first; null when the name is invalid. */
  mails: readonly Mail[] | null;
  now: Date;
}

/** Renders a name's mailbox, with a field to open another one. */
export function mailboxPage({ lang, typed, mails, now }: Mailbox): Html {
  const texts = mailboxTexts[lang];
  return demoPage({
    lang,
    owner: texts.title,
    mark: 'M4 7h24v3L16 18 4 10zm0 6 12 8 12-8v12H4z',
    title: texts.heading,
    notice: texts.notice,
    stylesheet: '/sandbox/mailbox/style.css',
    languages: { label: texts.languages, addressIn: (other) => mailboxPath(typed, other) },
    content: html`
      <form method="get" action="/sandbox/mailbox">
        <input type="hidden" name="lang" value="${lang}" />
        <label for="sign_in_name">${texts.name}</label>
        <input
          id="sign_in_name"
          name="sign_in_name"
          value="${typed}"
          inputmode="email"
          autocomplete="username"
          autocapitalize="none"
          spellcheck="false"
          required
        />
        <button class="secondary">${texts.show}</button>
      </form>
      ${content({ lang, typed, mails, now })}
    `,
  });
}

function content({ lang, typed, mails, now }: Mailbox): Html {
  const texts = mailboxTexts[lang];
  if (mails === null) return typed === '' ? html`` : html`<p class="message" role="status">${texts.unreadable}</p>`;
  if (mails.length === 0) return html`<p class="message" role="status">${texts.empty}</p>`;
  return html`<ol>
    ${mails.map((mail) => mailItem(mail, now, lang))}
  </ol>`;
}

/** The sender, as a mail's head shows it. */
const sender = html`<span class="sender"><img src="/favicon.svg" alt="" width="28" height="28" />MCY</span>`;

function mailItem({ purpose, code, created_at, expires_at }: Mail, now: Date, lang: Locale): Html {
  const texts = mailboxTexts[lang];
  if (code === null) {
    return html`<li class="open">
      ${sender}
      <span class="label">${texts.purposes[purpose]}</span>
      <span>${texts.taken}</span>
      <span class="label">${texts.sentAt} ${formatDateTime(created_at, lang)}</span>
    </li>`;
  }
  const over = expires_at <= now;
  return html`<li class="${over ? 'over' : 'open'}">
    ${sender}
    <span class="label">${texts.purposes[purpose]}</span>
    <strong class="code">${code}</strong>
    <span class="label">${texts.sentAt} ${formatDateTime(created_at, lang)}</span>
    <span class="label">${over ? texts.expired : `${texts.validUntil} ${formatDateTime(expires_at, lang)}`}</span>
  </li>`;
}
