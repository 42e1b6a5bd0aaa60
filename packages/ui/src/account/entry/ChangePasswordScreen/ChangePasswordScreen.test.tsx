import { ChangePasswordScreen } from '@mcy/ui/account/entry';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

it('shows the form and what follows, and links to a reset and back', async () => {
  const screen = await render(
    <ChangePasswordScreen form={<p>the form</p>} links={{ settings: '/settings', forgot: '/forgot' }} />,
    { wrapper: await inLanguage('en') },
  );
  await expect.element(screen.getByText('the form')).toBeVisible();
  await expect.element(screen.getByText(/Other devices are signed out right away/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Reset it with a code' })).toHaveAttribute('href', '/forgot');
  await expect.element(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/settings');
});
