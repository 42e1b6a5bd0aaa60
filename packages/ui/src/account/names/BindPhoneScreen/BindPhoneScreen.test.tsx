import { BindPhoneScreen, type BindPhoneScreenProps } from '@mcy/ui/account/names';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

async function renderScreen(given: Partial<BindPhoneScreenProps>) {
  return render(
    <BindPhoneScreen
      kind="mobile"
      binding={{ status: 'loaded', data: { current: null, otherBound: false, provable: true } }}
      form={<p>the form</p>}
      links={{ settings: '/settings', other: '/other' }}
      {...given}
    />,
    { wrapper: await inLanguage('en') },
  );
}

it('shows the form and what follows, and links back and to the other kind', async () => {
  const screen = await renderScreen({});
  await expect.element(screen.getByRole('heading', { name: 'Link a mobile number', level: 1 })).toBeVisible();
  await expect.element(screen.getByText('the form')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Link an email address' })).toHaveAttribute('href', '/other');
  await expect.element(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/settings');
});

it('says which name would be replaced', async () => {
  const binding = {
    status: 'loaded',
    data: { current: 'l***@example.com', otherBound: true, provable: true },
  } as const;
  const screen = await renderScreen({ kind: 'email', binding });
  await expect.element(screen.getByRole('heading', { name: 'Change email address', level: 1 })).toBeVisible();
  await expect.element(screen.getByText('Current: l***@example.com')).toBeVisible();
  await expect.element(screen.getByText(/you can no longer sign in with the old one/)).toBeVisible();
});

it('shows no form when codes cannot be sent', async () => {
  const binding = { status: 'loaded', data: { current: null, otherBound: false, provable: false } } as const;
  const screen = await renderScreen({ binding });
  await expect.element(screen.getByText('We can’t send codes by text message at the moment')).toBeVisible();
  expect(screen.getByText('the form').query()).toBeNull();
});
