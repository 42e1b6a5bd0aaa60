import type { register } from '@mcy/api/account/entry/contract';
import { type RequestOf, ruleMessages } from '@mcy/api/contract';
import { RegisterForm, type RegisterFormProps, type Registration } from '@mcy/forms/account/entry';
import { inLanguage } from '@mcy/ui/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type RenderResult, render } from 'vitest-browser-react';
import { useState } from 'react';

const request: RequestOf<typeof register> = {
  sign_in_name: 'lan@example.com',
  code: '482915',
  nickname: 'Lan Nguyễn',
  password: 'abc1234',
  birthday: '1998-06-15',
  agreement: true,
  agreement_version: 3,
};

const onSendCode = vi.fn(async () => ({ mailbox_url: null }));
const onCheckCode = vi.fn(async () => {});
const onReadAgreement = vi.fn();
const onSubmit = vi.fn<(sent: typeof request) => Promise<void>>(async () => {});
const onKeep = vi.fn<RegisterFormProps['onKeep']>();
let screen: RenderResult;

/** The form with its step, which a page keeps in its history. */
function Stepped(given: Partial<RegisterFormProps>) {
  const [step, setStep] = useState(0);
  return (
    <>
      <RegisterForm
        step={step}
        onStep={setStep}
        onSubmit={onSubmit}
        onSendCode={onSendCode}
        onCheckCode={onCheckCode}
        commonPasswords={new Set(['qwerty123'])}
        onKeep={onKeep}
        kept={null}
        proved
        inviteCode=""
        agreementVersion={3}
        onReadAgreement={onReadAgreement}
        links={{ policy: '/pages/common/Policy' }}
        {...given}
      />
      <button type="button" onClick={() => setStep(0)}>
        Way back
      </button>
    </>
  );
}

async function renderForm(given: Partial<RegisterFormProps>) {
  return render(<Stepped {...given} />, { wrapper: await inLanguage('en') });
}

beforeEach(async () => {
  onSubmit.mockClear();
  onSendCode.mockClear();
  onCheckCode.mockClear();
  onKeep.mockClear();
  screen = await renderForm({});
});

const nameField = () => screen.getByRole('textbox', { name: 'Email or mobile number' });
const codeField = () => screen.getByRole('textbox', { name: 'Code', exact: true });

async function proveName(given: Pick<typeof request, 'sign_in_name' | 'code'>) {
  await nameField().fill(given.sign_in_name);
  if (given.code !== undefined) await codeField().fill(given.code);
  await screen.getByRole('button', { name: 'Continue' }).click();
}

async function fillIn(given: typeof request) {
  await proveName(given);
  await fillInAbout(given);
}

async function fillInAbout(given: typeof request) {
  await screen.getByRole('textbox', { name: 'Display name' }).fill(given.nickname);
  await screen.getByLabelText('Password', { exact: true }).fill(given.password);
  await screen.getByLabelText('Date of birth').fill(given.birthday);
  if (given.agreement) await screen.getByRole('checkbox').click();
  await screen.getByRole('button', { name: 'Create account' }).click();
}

it('sends the whole request', async () => {
  await fillIn(request);
  await expect.poll(() => onSubmit).toHaveBeenCalledExactlyOnceWith(request);
});

it('sends a code when the name is entered, and goes to it', async () => {
  await nameField().fill('lan@example.com');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onSendCode).toHaveBeenCalledExactlyOnceWith('lan@example.com');
  await expect.element(codeField()).toHaveFocus();
  expect(screen.getByText(ruleMessages.required.en).query()).toBeNull();
  // It is on its way: what is missing now is the code.
  await userEvent.keyboard('{Enter}');
  await expect.element(codeField()).toHaveAttribute('aria-invalid', 'true');
  expect(onSendCode).toHaveBeenCalledOnce();
});

it('says what is wrong with the name before it sends a code', async () => {
  await nameField().fill('lan@');
  await userEvent.keyboard('{Enter}');
  await expect.element(nameField()).toHaveAttribute('aria-invalid', 'true');
  expect(onSendCode).not.toHaveBeenCalled();
});

it('checks the code before it goes on, and says there that it is wrong', async () => {
  onCheckCode.mockRejectedValueOnce(Object.assign(new Error('That code is wrong.'), { field: 'code' }));
  await proveName(request);
  await expect.element(codeField()).toHaveAccessibleDescription(/That code is wrong\./);
  expect(screen.getByRole('textbox', { name: 'Display name' }).query()).toBeNull();
  await codeField().fill('111222');
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Display name' })).toBeVisible();
  expect(onCheckCode).toHaveBeenLastCalledWith({ sign_in_name: 'lan@example.com', code: '111222' });
});

it('says while typing that a password is common, or contains the name', async () => {
  await proveName(request);
  const password = screen.getByLabelText('Password', { exact: true });
  const rule = screen.getByRole('listitem').filter({ hasText: 'Not a common password' }).getByRole('img');
  await password.fill('Qwerty123');
  await expect.element(rule).toHaveAccessibleName('Not met yet');
  await password.fill('lan12345');
  await expect.element(rule).toHaveAccessibleName('Met');
});

it('refuses minors and a missing agreement, with the server’s messages', async () => {
  await fillIn({ ...request, birthday: '2020-01-01', agreement: false });
  await expect.element(screen.getByLabelText('Date of birth')).toHaveAccessibleDescription(ruleMessages.adult.en);
  await expect.element(screen.getByRole('checkbox')).toHaveAccessibleDescription(ruleMessages.agreement.en);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('opens the agreement', async () => {
  await proveName(request);
  await expect
    .element(screen.getByRole('link', { name: 'user agreement' }))
    .toHaveAttribute('href', '/pages/common/Policy');
  await screen.getByRole('link', { name: 'user agreement' }).click();
  expect(onReadAgreement).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('checkbox')).not.toBeChecked();
});

it('sends the version shown, also when it changed in the meantime', async () => {
  const onNewSubmit = vi.fn<(sent: typeof request) => Promise<void>>(async () => {});
  await screen.rerender(<Stepped onSubmit={onNewSubmit} agreementVersion={4} />);
  await fillIn(request);
  await expect.poll(() => onNewSubmit).toHaveBeenCalledExactlyOnceWith({ ...request, agreement_version: 4 });
});

it('unticks the agreement when its version changes', async () => {
  await screen.unmount();
  screen = await renderForm({ proved: false });
  const { code: _code, ...unproved } = request;
  await proveName(unproved);
  await screen.getByRole('checkbox').click();
  await screen.rerender(<Stepped proved={false} agreementVersion={4} />);
  await expect.element(screen.getByRole('checkbox')).not.toBeChecked();
  await fillInAbout({ ...unproved, agreement: false });
  await expect.element(screen.getByRole('checkbox')).toHaveAccessibleDescription(ruleMessages.agreement.en);
  expect(onSubmit).not.toHaveBeenCalled();
  await screen.getByRole('checkbox').click();
  await screen.getByRole('button', { name: 'Create account' }).click();
  await expect.poll(() => onSubmit).toHaveBeenCalledExactlyOnceWith({ ...unproved, agreement_version: 4 });
});

it('keeps the message about a changed agreement when the new version appears', async () => {
  const changed = Object.assign(new Error('It has changed.'), { field: 'agreement' });
  onSubmit.mockRejectedValueOnce(changed);
  await fillIn(request);
  await expect.element(screen.getByRole('checkbox')).toHaveAccessibleDescription('It has changed.');
  await screen.rerender(<Stepped agreementVersion={4} />);
  await expect.element(screen.getByRole('checkbox')).not.toBeChecked();
  await expect.element(screen.getByRole('checkbox')).toHaveAccessibleDescription('It has changed.');
});

it('sends a code to the name', async () => {
  await nameField().fill('lan@example.com');
  await screen.getByRole('button', { name: 'Send code' }).click();
  await expect.element(screen.getByText(/We’ve sent a message to lan@example.com/)).toBeVisible();
  expect(onSendCode).toHaveBeenCalledExactlyOnceWith('lan@example.com');
});

it('asks for no code when none can be sent, and keeps a friend’s code', async () => {
  await screen.unmount();
  screen = await renderForm({ proved: false, inviteCode: 'K7MWX2QA' });
  expect(screen.getByRole('textbox', { name: 'Code', exact: true }).query()).toBeNull();
  const { code: _code, ...unproved } = request;
  await fillIn(unproved);
  await expect.poll(() => onSubmit).toHaveBeenCalledExactlyOnceWith({ ...unproved, invite_code: 'K7MWX2QA' });
});

it('begins with the name and its code, and goes on once both can be right', async () => {
  await expect.element(screen.getByRole('listitem').first()).toHaveAttribute('aria-current', 'step');
  expect(screen.getByRole('textbox', { name: 'Display name' }).query()).toBeNull();
  await codeField().fill('111222');
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(nameField()).toHaveAccessibleDescription(ruleMessages.sign_in_name.en);
  await expect.element(nameField()).toHaveFocus();
  await proveName(request);
  await expect.element(screen.getByRole('textbox', { name: 'Display name' })).toHaveFocus();
  expect(nameField().query()).toBeNull();
  await expect.element(screen.getByRole('listitem').nth(1)).toHaveAttribute('aria-current', 'step');
});

it('loses nothing on the way back and forth', async () => {
  await proveName(request);
  await screen.getByRole('textbox', { name: 'Display name' }).fill('Lan Nguyễn');
  await screen.getByLabelText('Password', { exact: true }).fill('abc1234');
  await screen.getByRole('button', { name: 'Way back' }).click();
  await expect.element(nameField()).toHaveValue('lan@example.com');
  await expect.element(codeField()).toHaveValue('482915');
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Display name' })).toHaveValue('Lan Nguyễn');
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveValue('abc1234');
});

it('goes back to the first step when the server refuses a field of it', async () => {
  onSubmit.mockRejectedValueOnce(Object.assign(new Error('This code is wrong.'), { field: 'code' }));
  await fillIn(request);
  await expect.element(codeField()).toHaveAccessibleDescription('This code is wrong.');
  await expect.element(codeField()).toHaveFocus();
  await codeField().fill('111222');
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Display name' })).toHaveValue('Lan Nguyễn');
  await screen.getByRole('button', { name: 'Create account' }).click();
  await expect.poll(() => onSubmit).toHaveBeenLastCalledWith({ ...request, code: '111222' });
});

it('hands over what was typed, without the password, and starts from it', async () => {
  await screen.getByRole('textbox', { name: 'Email or mobile number' }).fill('lan@example.com');
  await screen.getByRole('button', { name: 'Send code' }).click();
  await fillIn({ ...request, password: 'short' });
  const kept = onKeep.mock.calls.reduce<Registration>((all, [changed]) => ({ ...all, ...changed }), {});
  expect(kept).toMatchObject({
    values: { sign_in_name: 'lan@example.com', code: '482915', nickname: 'Lan Nguyễn', agreement: true },
    sent: { sign_in_name: 'lan@example.com' },
  });
  expect(JSON.stringify(kept)).not.toContain('short');

  await screen.unmount();
  screen = await renderForm({ kept });
  await expect.element(nameField()).toHaveValue('lan@example.com');
  await expect.element(screen.getByText(/We’ve sent a message to lan@example.com/)).toBeVisible();
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Display name' })).toHaveValue('Lan Nguyễn');
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveValue('');
  // A tick belongs to the person who set it.
  await expect.element(screen.getByRole('checkbox')).not.toBeChecked();
});
