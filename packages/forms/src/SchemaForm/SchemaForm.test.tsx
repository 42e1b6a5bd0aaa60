import { login, register } from '@mcy/api/account/entry/contract';
import { type Call, defineCall, field, type RequestOf, ruleMessages, rules } from '@mcy/api/contract';
import { SchemaForm, type SchemaFormProps } from '@mcy/forms';
import { inLanguage } from '@mcy/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';
import { FixtureTexts } from '../fixtures/FixtureTexts.tsx';
import { refuse } from '../fixtures/refuse.ts';
import { sellFigure } from '../fixtures/sellFigure.ts';

async function renderForm<C extends Call>(props: Omit<SchemaFormProps<C>, 'submitLabel'>) {
  return render(
    <FixtureTexts>
      <SchemaForm {...props} submitLabel="Send" />
    </FixtureTexts>,
    { wrapper: await inLanguage('en') },
  );
}

const valid = { sign_in_name: 'lan@example.com', password: 'abc1234' };

describe('SchemaForm', () => {
  it('shows the request’s fields in the schema’s order, with the area’s texts', async () => {
    const screen = await renderForm({ call: register, onSubmit: vi.fn() });
    await expect.element(screen.getByRole('textbox', { name: 'Display name' })).toBeVisible();
    const labels = [...screen.container.querySelectorAll('label')].map((label) => label.textContent);
    expect(labels.slice(0, 4)).toEqual(['Email or mobile number', 'Code (optional)', 'Display name', 'Password']);
  });

  it('validates on the first blur, then on every change', async () => {
    const screen = await renderForm({ call: login, onSubmit: vi.fn() });
    const name = screen.getByRole('textbox', { name: 'Email or mobile number' });
    await userEvent.type(name, 'lan@');
    await expect.element(name).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect.element(name).toHaveAccessibleDescription(ruleMessages.sign_in_name.en);
    await userEvent.type(name, 'example.com');
    await expect.element(name).not.toHaveAttribute('aria-invalid');
  });

  it('reports every empty field and focuses the first', async () => {
    const sent = vi.fn(async () => {});
    const screen = await renderForm({ call: login, onSubmit: sent });
    await screen.getByRole('button', { name: 'Send' }).click();
    const name = screen.getByRole('textbox', { name: 'Email or mobile number' });
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveAccessibleDescription(ruleMessages.sign_in_name.en);
    await expect.element(screen.getByText(ruleMessages.required.en)).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
  });

  it('sends the input as the server will parse it', async () => {
    const sent = vi.fn<(request: RequestOf<typeof login>) => Promise<void>>(async () => {});
    const screen = await renderForm({ call: login, onSubmit: sent });
    await screen.getByRole('textbox', { name: 'Email or mobile number' }).fill('0912 345 678');
    await screen.getByLabelText('Password', { exact: true }).fill('abc1234');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => sent)
      .toHaveBeenCalledExactlyOnceWith({ sign_in_name: '0912 345 678', password: 'abc1234' });
  });

  it('shows a refusal at its field, focused, and keeps the input', async () => {
    const screen = await renderForm({
      call: login,
      defaultValues: valid,
      onSubmit: refuse({ field: 'sign_in_name', message: 'Nobody has this name.' }),
    });
    await screen.getByRole('button', { name: 'Send' }).click();
    const name = screen.getByRole('textbox', { name: 'Email or mobile number' });
    await expect.element(name).toHaveAccessibleDescription('Nobody has this name.');
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveValue('lan@example.com');
    await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveValue('abc1234');
    await userEvent.type(name, '.vn');
    await expect.element(name).not.toHaveAttribute('aria-invalid');
  });

  it('shows a refusal of the whole form above the button until the next try', async () => {
    const onSubmit = vi
      .fn<() => Promise<void>>()
      .mockImplementationOnce(refuse({ message: 'Wrong name or password.' }))
      .mockResolvedValueOnce();
    const screen = await renderForm({ call: login, defaultValues: valid, onSubmit });
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Wrong name or password.');
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('sends once, however often it is tapped, and is busy until the answer', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const sent = vi.fn(() => promise);
    const screen = await renderForm({ call: login, defaultValues: valid, onSubmit: sent });
    const button = screen.getByRole('button', { name: 'Send' });
    await button.dblClick();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    await screen.getByRole('textbox', { name: 'Email or mobile number' }).click();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(sent).toHaveBeenCalledOnce();
    resolve();
    await expect.element(button).not.toHaveAttribute('aria-busy');
  });

  it('renders a field’s slot', async () => {
    const screen = await renderForm({
      call: login,
      onSubmit: vi.fn(),
      fields: { password: <p>a field of my own</p> },
    });
    await expect.element(screen.getByText('a field of my own')).toBeVisible();
    await expect.element(screen.getByLabelText('Password', { exact: true })).not.toBeInTheDocument();
  });

  it('passes a slot the props of the field', async () => {
    const screen = await renderForm({
      call: login,
      onSubmit: vi.fn(),
      fields: { password: ({ name, label, required }) => <p>{`${name}: ${label}, ${String(required)}`}</p> },
    });
    await expect.element(screen.getByText('password: Password, true')).toBeVisible();
  });
});

describe('a request with groups, an object and optional fields', () => {
  const figure = {
    name: 'Sleepy dragon',
    series: 'forest',
    condition: 'sealed',
    price: 200_000,
    negotiable: true,
    sender: { phone: '0912 345 678', note: null },
    agreement: true,
  } as const;
  const renderFigure = (props: Partial<SchemaFormProps<typeof sellFigure>> = {}) =>
    renderForm({ call: sellFigure, onSubmit: vi.fn(async () => {}), ...props });

  it('shows each group under its title, in order', async () => {
    const screen = await renderFigure();
    const groups = screen.container.querySelectorAll('fieldset > legend');
    expect([...groups].map((legend) => legend.textContent)).toEqual(['The figure', 'The sale', 'Who sends it']);
    const sender = screen.getByRole('group', { name: 'Who sends it' });
    await expect.element(sender.getByRole('textbox', { name: 'Mobile number' })).toBeVisible();
    await expect.element(sender.getByRole('checkbox')).not.toBeInTheDocument();
  });

  it('marks optional and required fields', async () => {
    const screen = await renderFigure();
    const optional = screen.getByRole('textbox', { name: 'Description (optional)' });
    await expect.element(optional).not.toBeRequired();
    await expect.element(screen.getByRole('textbox', { name: 'Note for the courier (optional)' })).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Name of the figure' })).toBeRequired();
    await expect.element(screen.getByRole('switch', { name: 'Open to offers' })).toBeVisible();
  });

  it('sends the object as one, and omits empty values', async () => {
    const sent = vi.fn(async () => {});
    const screen = await renderFigure({ defaultValues: figure, onSubmit: sent });
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => sent).toHaveBeenCalledExactlyOnceWith({ ...figure, quantity: 1 });
  });

  it('focuses the first invalid field of the page', async () => {
    const screen = await renderFigure({ defaultValues: { ...figure, price: 1, sender: { phone: '', note: null } } });
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Price of one' })).toHaveFocus();
    await expect
      .element(screen.getByRole('textbox', { name: 'Mobile number' }))
      .toHaveAccessibleDescription(ruleMessages.mobile.en);
  });

  it('shows a refusal at a field of the object', async () => {
    const screen = await renderFigure({
      defaultValues: figure,
      onSubmit: refuse({ field: 'sender.phone', message: 'This number is blocked.' }),
    });
    await screen.getByRole('button', { name: 'Send' }).click();
    const phone = screen.getByRole('textbox', { name: 'Mobile number' });
    await expect.element(phone).toHaveAccessibleDescription('This number is blocked.');
    await expect.element(phone).toHaveFocus();
  });
});

describe('a hidden field', () => {
  const bindInviter = defineCall({
    topic: 'account/entry',
    method: 'POST',
    path: '/api/test/hidden',
    role: 'user',
    summary: 'A request with a field nobody types.',
    request: z.strictObject({
      nickname: field(rules.nickname, { kind: 'text' }),
      inviter: field(z.uuid(), { kind: 'hidden' }),
    }),
    response: z.object({}),
  });
  const inviter = '0199a8c2-5f3e-7d10-8a44-2b6f9c0d1e55';

  it('is sent without being shown', async () => {
    const sent = vi.fn(async () => {});
    const screen = await renderForm({
      call: bindInviter,
      defaultValues: { nickname: 'Lan Nguyễn', inviter },
      onSubmit: sent,
    });
    expect(screen.getByRole('textbox').all()).toHaveLength(1);
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => sent).toHaveBeenCalledExactlyOnceWith({ nickname: 'Lan Nguyễn', inviter });
  });

  it('shows its error or refusal above the button', async () => {
    const screen = await renderForm({
      call: bindInviter,
      defaultValues: { nickname: 'Lan Nguyễn', inviter },
      onSubmit: refuse({ field: 'inviter', message: 'This inviter is gone.' }),
    });
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('This inviter is gone.');
  });
});
