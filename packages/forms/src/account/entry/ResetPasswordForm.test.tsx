import { ruleMessages } from '@mcy/api/contract';
import { ResetPasswordForm } from '@mcy/forms/account/entry';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { refuse } from '../../fixtures/refuse.ts';

async function renderForm(onSubmit: () => Promise<void> = async () => {}) {
  const sent = vi.fn(onSubmit);
  const onSendCode = vi.fn(async () => ({ mailbox_url: null }));
  const screen = await render(
    <ResetPasswordForm commonPasswords={null} onSubmit={sent} onSendCode={onSendCode} links={{ signIn: '/sign-in' }} />,
    { wrapper: await inLanguage('en') },
  );
  const fields = {
    name: screen.getByRole('textbox', { name: 'Email or mobile number' }),
    code: screen.getByRole('textbox', { name: 'Code' }),
    password: screen.getByLabelText('New password', { exact: true }),
    submit: screen.getByRole('button', { name: 'Reset password' }),
  };
  async function fillIn(password: string) {
    await fields.name.fill('0912345678');
    await screen.getByRole('button', { name: 'Send code' }).click();
    await fields.code.fill('482915');
    await fields.password.fill(password);
    await fields.submit.click();
  }
  return { screen, sent, onSendCode, fillIn, ...fields };
}

it('sends the code and the new password, then links to sign-in', async () => {
  const { screen, sent, onSendCode, fillIn } = await renderForm();
  await fillIn('abc1234');
  await expect
    .poll(() => sent)
    .toHaveBeenCalledExactlyOnceWith({ sign_in_name: '0912345678', code: '482915', password: 'abc1234' });
  expect(onSendCode).toHaveBeenCalledExactlyOnceWith('0912345678');
  const next = screen.getByRole('link', { name: 'Sign in' });
  await expect.element(next).toHaveAttribute('href', '/sign-in');
  await expect.element(next).toHaveFocus();
});

it('refuses a weak password before sending', async () => {
  const { password, sent, fillIn } = await renderForm();
  await fillIn('abcdefgh');
  await expect.element(password).toHaveAccessibleDescription(ruleMessages.password_letters_digits.en);
  expect(sent).not.toHaveBeenCalled();
});

it('keeps the input when the code is refused', async () => {
  const { code, name, password, fillIn } = await renderForm(refuse({ field: 'code', message: 'No longer valid.' }));
  await fillIn('abc1234');
  await expect.element(code).toHaveAccessibleDescription('No longer valid.');
  await expect.element(name).toHaveValue('0912345678');
  await expect.element(password).toHaveValue('abc1234');
});
