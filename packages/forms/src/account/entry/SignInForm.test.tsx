import { SignInForm } from '@mcy/forms/account/entry';
import { inLanguage } from '@mcy/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { refuse } from '../../fixtures/refuse.ts';
import type { SendCode } from './SentCode.ts';

async function renderForm({
  onSendCode = async () => ({ mailbox_url: null }),
  onSubmitCode = async () => {},
}: { onSendCode?: SendCode; onSubmitCode?: () => Promise<void> } = {}) {
  const sent = { onSubmit: vi.fn(async () => {}), onSubmitCode: vi.fn(onSubmitCode), onSendCode: vi.fn(onSendCode) };
  const screen = await render(<SignInForm {...sent} />, { wrapper: await inLanguage('en') });
  return {
    ...sent,
    screen,
    name: screen.getByRole('textbox', { name: 'Email or mobile number' }),
    code: screen.getByRole('textbox', { name: 'Code' }),
    byPassword: screen.getByRole('tab', { name: 'By password' }),
    byCode: screen.getByRole('tab', { name: 'By code' }),
    send: screen.getByRole('button', { name: 'Send code' }),
    submit: screen.getByRole('button', { name: 'Sign in' }),
  };
}

it('signs in by keyboard only', async () => {
  const { name, onSubmit } = await renderForm();
  await name.click();
  await userEvent.keyboard('lan@example.com');
  await userEvent.tab();
  await userEvent.keyboard('abc1234{Enter}');
  await expect
    .poll(() => onSubmit)
    .toHaveBeenCalledExactlyOnceWith({
      sign_in_name: 'lan@example.com',
      password: 'abc1234',
    });
});

describe('by code', () => {
  it('sends a code to the name and signs in with it', async () => {
    const { screen, byCode, name, code, send, submit, onSendCode, onSubmitCode } = await renderForm({
      onSendCode: async () => ({ mailbox_url: '/mailbox' }),
    });
    await byCode.click();
    await expect.element(send).toBeDisabled();
    await name.fill('lan@example.com');
    await send.click();
    expect(onSendCode).toHaveBeenCalledExactlyOnceWith('lan@example.com');
    await expect.element(screen.getByText(/If lan@example.com has an account/)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Open the demo mailbox' }))
      .toHaveAttribute('href', '/mailbox');
    await expect.element(screen.getByRole('button', { name: /Send again in/ })).toBeVisible();
    await code.fill('482 915');
    await submit.click();
    await expect
      .poll(() => onSubmitCode)
      .toHaveBeenCalledExactlyOnceWith({ sign_in_name: 'lan@example.com', code: '482915' });
  });

  it('keeps the name and the countdown while switching tabs', async () => {
    const { screen, byPassword, byCode, name, send } = await renderForm();
    await name.fill('lan@example.com');
    await byCode.click();
    await expect.element(name).toHaveValue('lan@example.com');
    await send.click();
    const waiting = screen.getByRole('button', { name: /Send again in/ });
    await expect.element(waiting).toBeVisible();
    await byPassword.click();
    await expect.element(name).toHaveValue('lan@example.com');
    await byCode.click();
    await expect.element(waiting).toBeVisible();
    await name.fill('lan@example.org');
    await expect.element(send).toBeEnabled();
  });

  it('says why no code was sent and keeps the input', async () => {
    const { screen, byCode, name, send } = await renderForm({
      onSendCode: async () => {
        throw new Error('Too many attempts.');
      },
    });
    await byCode.click();
    await name.fill('lan@example.com');
    await send.click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Too many attempts.');
    await expect.element(name).toHaveValue('lan@example.com');
    await expect.element(send).toBeEnabled();
  });

  it('reports a wrong code at its field', async () => {
    const { byCode, name, code, submit } = await renderForm({
      onSubmitCode: refuse({ field: 'code', message: 'You have 4 tries left.' }),
    });
    await byCode.click();
    await name.fill('lan@example.com');
    await code.fill('000000');
    await submit.click();
    await expect.element(code).toHaveAccessibleDescription('You have 4 tries left.');
    await expect.element(code).toHaveFocus();
  });
});
