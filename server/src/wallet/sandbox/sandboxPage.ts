import { type Locale, locales } from '@mcy/api/contract';
import { html } from 'hono/html';
import { paymentNumber } from '../messages.ts';
import { type SandboxOrder, sandboxPath } from './sandboxGateway.ts';
import { type SandboxTexts, sandboxTexts } from './texts.ts';

type Html = ReturnType<typeof html>;

/** The bank's page for an order that can be paid. */
export function payPage(order: SandboxOrder): Html {
  const texts = sandboxTexts[order.lang];
  const amount = new Intl.NumberFormat('vi-VN').format(order.amount);
  const validUntil = new Intl.DateTimeFormat(texts.tag, {
    timeStyle: 'short',
    dateStyle: 'medium',
    timeZone: 'Asia/Ho_Chi_Minh',
  }).format(order.expires * 1000);
  return page(
    texts,
    texts.title,
    html`
      <p class="amount">
        <span class="label">${texts.amount}</span><strong>${amount}<span class="unit">₫</span></strong>
      </p>
      <dl>
        <div>
          <dt>${texts.payee}</dt>
          <dd>MCY</dd>
        </div>
        <div>
          <dt>${texts.number}</dt>
          <dd class="number">${paymentNumber(order.payment_id)}</dd>
        </div>
        <div>
          <dt>${texts.validUntil}</dt>
          <dd>${validUntil}</dd>
        </div>
      </dl>
      <form method="post" action="${sandboxPath(order)}">
        <button class="primary" name="outcome" value="approved">${texts.approve} ${amount} ₫</button>
        <button class="secondary" name="outcome" value="declined">${texts.decline}</button>
        <button class="quiet" name="outcome" value="expired">${texts.expire}</button>
      </form>
    `,
    languageLinks(order, texts),
  );
}

/** The bank's page when there is nothing to pay: the reason, and the way back. */
export function messagePage(lang: Locale, message: 'expired' | 'invalid' | 'unconfirmed', backPath: string): Html {
  const texts = sandboxTexts[lang];
  return page(
    texts,
    texts[`${message}Title`],
    html`
      <p class="message">${texts[`${message}Text`]}</p>
      <a class="primary" href="${backPath}">${texts.back}</a>
    `,
    html``,
  );
}

function page(texts: SandboxTexts, title: string, content: Html, navigation: Html): Html {
  return html`<!doctype html>
    <html lang="${texts.tag}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="dark" />
        <meta name="theme-color" content="#120c26" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${texts.bank}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/sandbox/style.css" />
      </head>
      <body>
        <main>
          <header>
            <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
              <path d="M16 3 29 10v3H3v-3zM6 15h3v9H6zm8.500 0h3v9h-3zM23 15h3v9h-3zM4 26h24v3H4z" />
            </svg>
            <span>${texts.bank}</span>
          </header>
          <h1>${title}</h1>
          ${content}
        </main>
        <footer>
          <p>${texts.notice}</p>
          ${navigation}
        </footer>
      </body>
    </html>`;
}

const languageNames: Record<Locale, string> = { vn: 'Tiếng Việt', zh: '中文', en: 'English' };

function languageLinks(order: SandboxOrder, texts: SandboxTexts): Html {
  const links = locales.map(
    (lang) =>
      html`<a href="${sandboxPath({ ...order, lang })}" lang="${sandboxTexts[lang].tag}" ${current(lang === order.lang)}
        >${languageNames[lang]}</a
      >`,
  );
  return html`<nav aria-label="${texts.languages}">${links}</nav>`;
}

function current(is: boolean): Html {
  return is ? html`aria-current="true"` : html``;
}
