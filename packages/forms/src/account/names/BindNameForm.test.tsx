import { ruleMessages } from '@mcy/api/contract';
import { BindNameForm, type BindNameFormProps } from '@mcy/forms/account/names';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { refuse } from '../../fixtures/refuse.ts';

async function renderForm(kind: BindNameFormProps['kind'], onSubmit: () => Promise<void> = async () => {}) {
  const sent = vi.fn(onSubmit);
  const onSendCode = vi.fn(async () => ({ mailbox_url: null }));
  const screen = await render(<BindNameForm kind={kind} onSubmit={sent} onSendCode={onSendCode} />, {
    wrapper: await inLanguage('en'),
  });
  const label = kind === 'email' ? 'New email address' : 'New mobile number';
  const fields = {
    name: screen.getByRole('textbox', { name: label }),
    code: screen.getByRole('textbox', { name: 'Code' }),
    password: screen.getByLabelText('Password', { exact: true }),
  };
  async function fillIn(name: string) {
    await fields.name.fill(name);
    await fields.code.fill('482915');
    await fields.password.fill('abc1234');
    await screen.getByRole('button', { name: 'Link' }).click();
  }
  return { screen, sent, onSendCode, fillIn, ...fields };
}

it('sends a code to the name, and submits all three values', async () => {
  const { screen, sent, onSendCode, name, fillIn } = await renderForm('mobile');
  await name.fill('0912345678');
  await screen.getByRole('button', { name: 'Send code' }).click();
  await expect.poll(() => onSendCode).toHaveBeenCalledExactlyOnceWith('0912345678');
  await fillIn('0912345678');
  const request = { sign_in_name: '0912345678', code: '482915', password: 'abc1234' };
  await expect.poll(() => sent).toHaveBeenCalledExactlyOnceWith(request);
});

it('refuses a name of the other kind', async () => {
  const { sent, name, fillIn } = await renderForm('email');
  await fillIn('0912345678');
  await expect.element(name).toHaveAccessibleDescription(ruleMessages.email.en);
  expect(sent).not.toHaveBeenCalled();
});

it('keeps the input when it is refused', async () => {
  const { name, code, password, fillIn } = await renderForm(
    'mobile',
    refuse({ field: 'password', message: 'This is not your current password.' }),
  );
  await fillIn('0912345678');
  await expect.element(password).toHaveAccessibleDescription('This is not your current password.');
  await expect.element(name).toHaveValue('0912345678');
  await expect.element(code).toHaveValue('482915');
});
