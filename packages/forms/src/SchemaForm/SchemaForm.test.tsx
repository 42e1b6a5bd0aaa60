import { login, register } from '@mcy/api/account/contract';
import { type Call, defineCall, field, type RequestOf, ruleMessages, rules } from '@mcy/api/contract';
import { SchemaForm, type SchemaFormProps } from '@mcy/forms';
import { inLanguage } from '@mcy/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';
import { refuse } from '../fixtures/refuse.ts';

async function renderForm<C extends Call>(props: Omit<SchemaFormProps<C>, 'submitLabel'>) {
  return render(<SchemaForm {...props} submitLabel="Send" />, { wrapper: await inLanguage('en', ['account']) });
}

const valid = { sign_in_name: 'lan@example.com', password: 'abc1234' };

describe('SchemaForm', () => {
  it('shows the fields of the request in the schema’s order, with the area’s words', async () => {
    const screen = await renderForm({ call: register, onSubmit: vi.fn() });
    await expect.element(screen.getByRole('textbox', { name: 'Display name' })).toBeVisible();
    const labels = [...screen.container.querySelectorAll('label')].map((label) => label.textContent);
    expect(labels.slice(0, 4)).toEqual(['E-mail or mobile number', 'Display name', 'Password', 'Date of birth']);
  });

  it('says nothing while one types for the first time, then on leaving, then on every change', async () => {
    const screen = await renderForm({ call: login, onSubmit: vi.fn() });
    const name = screen.getByRole('textbox', { name: 'E-mail or mobile number' });
    await userEvent.type(name, 'lan@');
    await expect.element(name).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect.element(name).toHaveAccessibleDescription(ruleMessages.sign_in_name.en);
    await userEvent.type(name, 'example.com');
    await expect.element(name).not.toHaveAttribute('aria-invalid');
  });

  it('asks for every field that is empty and puts the focus on the first', async () => {
    const sent = vi.fn(async () => {});
    const screen = await renderForm({ call: login, onSubmit: sent });
    await screen.getByRole('button', { name: 'Send' }).click();
    const name = screen.getByRole('textbox', { name: 'E-mail or mobile number' });
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveAccessibleDescription(ruleMessages.sign_in_name.en);
    await expect.element(screen.getByText(ruleMessages.required.en)).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
  });

  it('sends what was typed, as the server will read it', async () => {
    const sent = vi.fn<(request: RequestOf<typeof login>) => Promise<void>>(async () => {});
    const screen = await renderForm({ call: login, onSubmit: sent });
    await screen.getByRole('textbox', { name: 'E-mail or mobile number' }).fill('0912 345 678');
    await screen.getByLabelText('Password', { exact: true }).fill('abc1234');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => sent)
      .toHaveBeenCalledExactlyOnceWith({ sign_in_name: '0912 345 678', password: 'abc1234' });
  });

  it('puts a refusal back on its field, focused, and keeps what was typed', async () => {
    const screen = await renderForm({
      call: login,
      defaultValues: valid,
      onSubmit: refuse({ field: 'sign_in_name', message: 'Nobody has this name.' }),
    });
    await screen.getByRole('button', { name: 'Send' }).click();
    const name = screen.getByRole('textbox', { name: 'E-mail or mobile number' });
    await expect.element(name).toHaveAccessibleDescription('Nobody has this name.');
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveValue('lan@example.com');
    await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveValue('abc1234');
    await userEvent.type(name, '.vn');
    await expect.element(name).not.toHaveAttribute('aria-invalid');
  });

  it('shows a refusal of the whole above the button until the next try', async () => {
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

  it('sends once, however often it is tapped, and is busy until it is answered', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const sent = vi.fn(() => promise);
    const screen = await renderForm({ call: login, defaultValues: valid, onSubmit: sent });
    const button = screen.getByRole('button', { name: 'Send' });
    await button.dblClick();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    await screen.getByRole('textbox', { name: 'E-mail or mobile number' }).click();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(sent).toHaveBeenCalledOnce();
    resolve();
    await expect.element(button).not.toHaveAttribute('aria-busy');
  });

  it('shows a field as its slot has it', async () => {
    const screen = await renderForm({
      call: login,
      onSubmit: vi.fn(),
      fields: { password: <p>a field of my own</p> },
    });
    await expect.element(screen.getByText('a field of my own')).toBeVisible();
    await expect.element(screen.getByLabelText('Password', { exact: true })).not.toBeInTheDocument();
  });
});

describe('a hidden field', () => {
  const bindInviter = defineCall({
    area: 'account',
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

  it('goes with the request without being shown', async () => {
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

  it('has its error, or its refusal, shown above the button', async () => {
    const screen = await renderForm({
      call: bindInviter,
      defaultValues: { nickname: 'Lan Nguyễn', inviter },
      onSubmit: refuse({ field: 'inviter', message: 'This inviter is gone.' }),
    });
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('This inviter is gone.');
  });
});
