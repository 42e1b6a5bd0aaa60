import { SignInForm } from '@mcy/forms/account';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

it('signs in with the keyboard alone', async () => {
  const onSubmit = vi.fn(async () => {});
  const screen = await render(<SignInForm onSubmit={onSubmit} />, { wrapper: await inLanguage('vn', ['account']) });
  await screen.getByRole('textbox', { name: 'E-mail hoặc số điện thoại' }).click();
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
