import { type Locale, formatAmount } from '@mcy/api/contract';
import { html } from 'hono/html';
import { formatDateTime } from '../../../../platform/calendar/formatDateTime.ts';
import { demoPage } from '../../../../platform/http/demoPage.ts';
import { paymentReference } from '../paymentReference.ts';
import { type SandboxOrder, sandboxPath } from './sandboxGateway.ts';
import { sandboxTexts } from './texts.ts';

type Html = ReturnType<typeof html>;

/** The bank's page for a payable order. */
export function payPage(order: SandboxOrder): Html {
  const texts = sandboxTexts[order.lang];
  const amount = formatAmount(order.amount);
  const validUntil = formatDateTime(new Date(order.expires * 1000), order.lang);
  return page(
    order.lang,
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
          <dd class="number">${paymentReference(order.payment_id)}</dd>
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
    (lang) => sandboxPath({ ...order, lang }),
  );
}

/** The bank's page when there is nothing to pay: the reason, and the way back. */
export function messagePage(lang: Locale, message: 'expired' | 'invalid' | 'unconfirmed', backPath: string): Html {
  const texts = sandboxTexts[lang];
  return page(
    lang,
    texts[`${message}Title`],
    html`
      <p class="message">${texts[`${message}Text`]}</p>
      <a class="primary" href="${backPath}">${texts.back}</a>
    `,
    null,
  );
}

function page(lang: Locale, title: string, content: Html, addressIn: ((lang: Locale) => string) | null): Html {
  const texts = sandboxTexts[lang];
  return demoPage({
    lang,
    owner: texts.bank,
    mark: 'M16 3 29 10v3H3v-3zM6 15h3v9H6zm8.5 0h3v9h-3zM23 15h3v9h-3zM4 26h24v3H4z',
    title,
    content,
    notice: texts.notice,
    languages: addressIn && { label: texts.languages, addressIn },
  });
}
