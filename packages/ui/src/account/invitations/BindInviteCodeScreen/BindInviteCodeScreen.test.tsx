import type { Invitation } from '@mcy/api/account/invitations/contract';
import '@mcy/ui/styles';
import { BindInviteCodeScreen } from '@mcy/ui/account/invitations';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const open: Invitation = { inviter: null, bind_until: '2026-12-18T04:00:00Z', open: true };

const inviter = { nickname: 'Lan Nguyễn', avatar: '/art/avatars/3.svg', bound_at: '2026-11-20T13:00:00Z' };

async function renderScreen(data: Invitation) {
  return render(
    <BindInviteCodeScreen
      invitation={{ status: 'loaded', data }}
      form={<p>the form</p>}
      links={{ profile: '/profile', coupons: '/pages/user/coupon' }}
    />,
    { wrapper: await inLanguage('en') },
  );
}

it('shows the form and its deadline', async () => {
  const screen = await renderScreen(open);
  await expect.element(screen.getByText('the form')).toBeVisible();
  await expect.element(screen.getByText(/until Dec 18, 2026/)).toBeVisible();
});

it('shows the inviter once bound', async () => {
  const screen = await renderScreen({ ...open, open: false, inviter });
  await expect.element(screen.getByRole('heading', { name: 'Lan Nguyễn' })).toBeVisible();
  expect(screen.getByText('the form').query()).toBeNull();
});

it('shows no form after the deadline', async () => {
  const screen = await renderScreen({ ...open, open: false });
  await expect.element(screen.getByText('It’s too late to link a code')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Back to profile' })).toHaveAttribute('href', '/profile');
});

it('is in the same place, bound or not', async () => {
  await page.viewport(1280, 844);
  const middle = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return Math.round((left + right) / 2);
  };
  const unbound = await renderScreen(open);
  const form = middle(unbound.getByText('the form').element());
  await unbound.unmount();
  const bound = await renderScreen({ ...open, open: false, inviter });
  expect(middle(bound.getByRole('heading', { name: 'Lan Nguyễn' }).element())).toBe(form);
  await page.viewport(390, 844);
});
