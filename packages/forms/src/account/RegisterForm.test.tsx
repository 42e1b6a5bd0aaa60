import type { register } from '@mcy/api/account/contract';
import { type RequestOf, ruleMessages } from '@mcy/api/contract';
import { RegisterForm } from '@mcy/forms/account';
import { inLanguage } from '@mcy/ui/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { type RenderResult, render } from 'vitest-browser-react';

const request: RequestOf<typeof register> = {
  sign_in_name: 'lan@example.com',
  nickname: 'Lan Nguyễn',
  password: 'abc1234',
  birthday: '1998-06-15',
  agreement: true,
};

const onSubmit = vi.fn<(sent: typeof request) => Promise<void>>(async () => {});
let screen: RenderResult;

beforeEach(async () => {
  onSubmit.mockClear();
  screen = await render(<RegisterForm onSubmit={onSubmit} links={{ policy: '/pages/common/Policy' }} />, {
    wrapper: await inLanguage('en', ['account']),
  });
});

async function fillIn(given: typeof request) {
  await screen.getByRole('textbox', { name: 'E-mail or mobile number' }).fill(given.sign_in_name);
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

it('refuses minors and who has not agreed, in the server’s words', async () => {
  await fillIn({ ...request, birthday: '2020-01-01', agreement: false });
  await expect.element(screen.getByLabelText('Date of birth')).toHaveAccessibleDescription(ruleMessages.adult.en);
  await expect.element(screen.getByRole('checkbox')).toHaveAccessibleDescription(ruleMessages.agreement.en);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('leads to the agreement', async () => {
  await expect
    .element(screen.getByRole('link', { name: 'user agreement' }))
    .toHaveAttribute('href', '/pages/common/Policy');
});
