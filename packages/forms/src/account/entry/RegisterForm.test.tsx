import type { register } from '@mcy/api/account/entry/contract';
import { type RequestOf, ruleMessages } from '@mcy/api/contract';
import { RegisterForm, type RegisterFormProps } from '@mcy/forms/account/entry';
import { inLanguage } from '@mcy/ui/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { type RenderResult, render } from 'vitest-browser-react';

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
const onReadAgreement = vi.fn();
const onSubmit = vi.fn<(sent: typeof request) => Promise<void>>(async () => {});
let screen: RenderResult;

async function renderForm(given: Partial<RegisterFormProps>) {
  const props = {
    onSubmit,
    onSendCode,
    proved: true,
    inviteCode: '',
    agreementVersion: 3,
    onReadAgreement,
    links: { policy: '/pages/common/Policy' },
  };
  return render(<RegisterForm {...props} {...given} />, { wrapper: await inLanguage('en') });
}

beforeEach(async () => {
  onSubmit.mockClear();
  screen = await renderForm({});
});

async function fillIn(given: typeof request) {
  await screen.getByRole('textbox', { name: 'Email or mobile number' }).fill(given.sign_in_name);
  if (given.code !== undefined) await screen.getByRole('textbox', { name: 'Code', exact: true }).fill(given.code);
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

it('refuses minors and a missing agreement, with the server’s messages', async () => {
  await fillIn({ ...request, birthday: '2020-01-01', agreement: false });
  await expect.element(screen.getByLabelText('Date of birth')).toHaveAccessibleDescription(ruleMessages.adult.en);
  await expect.element(screen.getByRole('checkbox')).toHaveAccessibleDescription(ruleMessages.agreement.en);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('opens the agreement', async () => {
  await expect
    .element(screen.getByRole('link', { name: 'user agreement' }))
    .toHaveAttribute('href', '/pages/common/Policy');
  await screen.getByRole('link', { name: 'user agreement' }).click();
  expect(onReadAgreement).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('checkbox')).not.toBeChecked();
});

it('sends the version shown, also when it changed in the meantime', async () => {
  const onNewSubmit = vi.fn<(sent: typeof request) => Promise<void>>(async () => {});
  await screen.rerender(
    <RegisterForm
      onSubmit={onNewSubmit}
      onSendCode={onSendCode}
      proved
      inviteCode=""
      agreementVersion={4}
      onReadAgreement={onReadAgreement}
      links={{ policy: '/pages/common/Policy' }}
    />,
  );
  await fillIn(request);
  await expect.poll(() => onNewSubmit).toHaveBeenCalledExactlyOnceWith({ ...request, agreement_version: 4 });
});

it('unticks the agreement when its version changes', async () => {
  await screen.unmount();
  screen = await renderForm({ proved: false });
  const { code: _code, ...unproved } = request;
  await screen.getByRole('checkbox').click();
  await screen.rerender(
    <RegisterForm
      onSubmit={onSubmit}
      onSendCode={onSendCode}
      proved={false}
      inviteCode=""
      agreementVersion={4}
      onReadAgreement={onReadAgreement}
      links={{ policy: '/pages/common/Policy' }}
    />,
  );
  await expect.element(screen.getByRole('checkbox')).not.toBeChecked();
  await fillIn({ ...unproved, agreement: false });
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
  await screen.rerender(
    <RegisterForm
      onSubmit={onSubmit}
      onSendCode={onSendCode}
      proved
      inviteCode=""
      agreementVersion={4}
      onReadAgreement={onReadAgreement}
      links={{ policy: '/pages/common/Policy' }}
    />,
  );
  await expect.element(screen.getByRole('checkbox')).not.toBeChecked();
  await expect.element(screen.getByRole('checkbox')).toHaveAccessibleDescription('It has changed.');
});

it('sends a code to the name, and keeps the other input', async () => {
  await screen.getByRole('textbox', { name: 'Display name' }).fill('Lan Nguyễn');
  await screen.getByRole('textbox', { name: 'Email or mobile number' }).fill('lan@example.com');
  await screen.getByRole('button', { name: 'Send code' }).click();
  await expect.element(screen.getByText(/We’ve sent a message to lan@example.com/)).toBeVisible();
  expect(onSendCode).toHaveBeenCalledExactlyOnceWith('lan@example.com');
  await expect.element(screen.getByRole('textbox', { name: 'Display name' })).toHaveValue('Lan Nguyễn');
});

it('asks for no code when none can be sent, and keeps a friend’s code', async () => {
  await screen.unmount();
  screen = await renderForm({ proved: false, inviteCode: 'K7MWX2QA' });
  expect(screen.getByRole('textbox', { name: 'Code', exact: true }).query()).toBeNull();
  const { code: _code, ...unproved } = request;
  await fillIn(unproved);
  await expect.poll(() => onSubmit).toHaveBeenCalledExactlyOnceWith({ ...unproved, invite_code: 'K7MWX2QA' });
});
