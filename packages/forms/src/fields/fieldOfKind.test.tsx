import '@mcy/ui/styles';
import { type Call, defineCall, field, rules } from '@mcy/api/contract';
import { SchemaForm } from '@mcy/forms';
import { createI18n } from '@mcy/ui/i18n';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';

const orderToys = defineCall({
  topic: 'account/entry',
  method: 'POST',
  path: '/api/test/choices',
  role: 'user',
  summary: 'A request whose fields are chosen.',
  request: z.strictObject({
    bank: field(z.enum(['vcb', 'acb']), { kind: 'select' }),
    delivery: z.optional(field(z.enum(['home', 'keep']), { kind: 'radio' })),
    count: field(z.int().check(z.minimum(1), z.maximum(9)), { kind: 'stepper', range: { max: 9 } }),
    people: field(z.int().check(z.minimum(10), z.maximum(50)), { kind: 'slider', range: { min: 10, max: 50 } }),
    gift: field(z.boolean(), { kind: 'switch' }),
    note: field(z.string().check(z.maxLength(140)), { kind: 'textArea' }),
    code: field(rules.code(), { kind: 'code' }),
  }),
  response: z.object({}),
});

const words = {
  bank: { label: 'Bank' },
  bank_options: { vcb: 'Vietcombank', acb: 'Asia Commercial Bank' },
  delivery: { label: 'Delivery' },
  delivery_options: { home: 'To my home', keep: 'Keep it for me' },
  count: { label: 'Quantity' },
  people: { label: 'People' },
  gift: { label: 'It is a gift' },
  note: { label: 'Note' },
  code: { label: 'Code' },
};

async function renderForm(call: Call, onSubmit: () => Promise<void>) {
  const i18n = await createI18n('en', ['shell', 'forms', 'account/entry']);
  i18n.addResourceBundle(i18n.language, 'account/entry', { fields: words }, true);
  return render(
    <I18nextProvider i18n={i18n}>
      <SchemaForm call={call} submitLabel="Send" onSubmit={onSubmit} />
    </I18nextProvider>,
  );
}

it('offers the values of an enum in the area’s texts, and sends the chosen one', async () => {
  const sent = vi.fn(async () => {});
  const screen = await renderForm(orderToys, sent);
  await screen.getByRole('combobox', { name: 'Bank' }).click();
  await screen.getByRole('option', { name: 'Asia Commercial Bank' }).click();
  await screen.getByRole('radio', { name: 'Keep it for me' }).click();
  await screen.getByRole('button', { name: 'One more' }).click();
  await screen.getByRole('switch', { name: 'It is a gift' }).click();
  await screen.getByRole('textbox', { name: 'Note' }).fill('For Lan');
  await screen.getByRole('textbox', { name: 'Code' }).fill('482915');
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect
    .poll(() => sent)
    .toHaveBeenCalledExactlyOnceWith({
      bank: 'acb',
      delivery: 'keep',
      count: 2,
      people: 10,
      gift: true,
      note: 'For Lan',
      code: '482915',
    });
});

it('focuses the first invalid field of any kind', async () => {
  const sent = vi.fn(async () => {});
  const screen = await renderForm(orderToys, sent);
  await screen.getByRole('button', { name: 'Send' }).click();
  const bank = screen.getByRole('combobox', { name: 'Bank' });
  await expect.element(bank).toHaveFocus();
  await expect.element(bank).toHaveAttribute('aria-invalid', 'true');
  await userEvent.keyboard('{Enter}');
  await screen.getByRole('option', { name: 'Vietcombank' }).click();
  await expect.element(bank).not.toHaveAttribute('aria-invalid');
  expect(sent).not.toHaveBeenCalled();
});
