import { MineScreen, type MineScreenProps } from '@mcy/ui/account/profile';
import { inLanguage } from '@mcy/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { lansAccount } from '../../names/fixtures/accounts.ts';

async function renderMine(given: Partial<MineScreenProps>) {
  const props: MineScreenProps = {
    account: { status: 'loaded', data: lansAccount },
    unread: 3,
    follows: { following_count: 128, fan_count: 1_024 },
    identity: 'under_review',
    coupons: 0,
    device: { theme: 'dark', sound: false, motion: 'system', shortcuts: true },
    links: {
      signIn: '/sign-in',
      register: '/register',
      recharge: '/recharge',
      withdraw: '/withdraw',
      boxes: '/boxes',
      item: (item_id) => `/item/${item_id}`,
      collection: '/toys',
      boxRecord: '/record',
      boxOrders: '/orders',
      mallOrders: '/mall/orders',
      coupons: '/coupons',
      moneyFlow: '/flow',
      stoneFlow: '/stones',
      diamondFlow: '/diamonds',
      spending: '/spending',
      following: '/following',
      fans: '/fans',
      level: '/level',
      rankings: '/rankings',
      notifications: '/notify',
      profile: '/profile',
      addresses: '/addresses',
      settings: '/settings',
      checkIn: '/check-in',
      daily: '/daily',
      pass: '/pass',
      mall: '/mall',
      identity: '/identity',
      desk: '/operator',
      delivery: '/delivery',
      policies: '/policies',
      unopened: '/unopened',
    },
    onChooseLocale: vi.fn(),
    onChooseDevice: vi.fn(),
    ...given,
  };
  return { props, screen: await render(<MineScreen {...props} />, { wrapper: await inLanguage('en') }) };
}

describe('MineScreen', () => {
  it('links a player to everything they own', async () => {
    const { screen } = await renderMine({});
    for (const [name, href] of [
      ['Top up', '/recharge'],
      ['Soul stones 1.340 soul stones', '/stones'],
      ['Balance history', '/flow'],
      ['Notifications, 3 unread', '/notify'],
      ['Profile', '/profile'],
      ['Address book', '/addresses'],
      ['Check-in', '/check-in'],
      ['Mall', '/mall'],
      ['Identity verification Under review', '/identity'],
      ['Operations desk', '/operator'],
      ['Settings', '/settings'],
      ['Following 128', '/following'],
      ['Followers 1.024', '/fans'],
      ['Level and benefits', '/level'],
      ['Rankings', '/rankings'],
      ['Delivery and after-sales', '/delivery'],
      ['Terms and policies', '/policies'],
      ['Unopened boxes 2 boxes are waiting for you', '/unopened'],
    ] as const) {
      await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await expect
      .element(screen.getByRole('link', { name: 'Opening history' }).first())
      .toHaveAttribute('href', '/record');
    await expect.element(screen.getByText('1.250.000')).toBeVisible();
  });

  it('offers a guest sign-in, and nothing that needs an account', async () => {
    const { screen } = await renderMine({ account: { status: 'loaded', data: null }, unread: null });
    await expect.element(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
    await expect.element(screen.getByRole('link', { name: 'Terms and policies' })).toHaveAttribute('href', '/policies');
    await expect.element(screen.getByRole('link', { name: 'Balance history' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Settings' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: /Notifications/ })).not.toBeInTheDocument();
  });

  it('lets a guest choose language and theme', async () => {
    const { screen, props } = await renderMine({ account: { status: 'loaded', data: null } });
    await screen.getByRole('radio', { name: '中文' }).click();
    expect(props.onChooseLocale).toHaveBeenCalledExactlyOnceWith('zh');
    await screen.getByRole('radio', { name: 'Light' }).click();
    expect(props.onChooseDevice).toHaveBeenCalledExactlyOnceWith({ theme: 'light' });
  });

  it('shows the toys first, then the balance, then what waits', async () => {
    const { screen } = await renderMine({});
    const toys = screen.getByRole('list', { name: 'My toys' });
    await expect
      .element(toys.getByRole('link').first())
      .toHaveAttribute('href', '/item/0199a8c2-5f3e-7d10-8a44-2b6f9c0d2e00');
    const order = ['My toys', 'Balance', 'Waiting for you'].map((text) => {
      const { top } = screen.getByText(text, { exact: true }).element().getBoundingClientRect();
      return top;
    });
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    await expect
      .element(screen.getByRole('link', { name: /Withdraw Under review/ }))
      .toHaveAttribute('href', '/withdraw');
    await expect.element(screen.getByRole('link', { name: /3 unread/ }).last()).toHaveAttribute('href', '/notify');
  });

  it('shows equal toys once, and says how many there are', async () => {
    const { screen } = await renderMine({});
    const toys = screen.getByRole('list', { name: 'My toys' });
    await expect.element(toys.getByRole('link', { name: 'moon-jelly ×3' })).toHaveTextContent('×3');
    await expect.element(toys.getByRole('link', { name: 'jade-dragon-king', exact: true })).toBeVisible();
  });

  it('leads a player without toys to a box, and hides what does not wait', async () => {
    const waiting = { unopened: 0, unread: 0, identity: false, withdrawal: false };
    const { screen } = await renderMine({
      account: { status: 'loaded', data: { ...lansAccount, toys: [], waiting } },
    });
    await expect.element(screen.getByText('No toys yet')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Pick your first box' })).toHaveAttribute('href', '/boxes');
    await expect.element(screen.getByText('Waiting for you')).not.toBeInTheDocument();
    await expect.element(screen.getByText('Diamonds')).not.toBeInTheDocument();
  });

  it('shows diamonds once there are some', async () => {
    const { screen } = await renderMine({ account: { status: 'loaded', data: { ...lansAccount, diamonds: 12 } } });
    await expect.element(screen.getByText('Diamonds')).toBeVisible();
  });
});
