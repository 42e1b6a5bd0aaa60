import { PriceBar, type PriceBarProps } from '@mcy/ui/boxes/opening';
import { inLanguage } from '@mcy/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

async function renderBar(given: Partial<PriceBarProps>) {
  const props: PriceBarProps = {
    price: 59_000,
    remaining: 37,
    balance: 1_250_000,
    count: 1,
    onCountChange: vi.fn(),
    onOpen: vi.fn(async () => undefined),
    links: { recharge: '/recharge', signIn: '/sign-in' },
    ...given,
  };
  const wrapper = await inLanguage('en');
  return { props, screen: await render(<PriceBar {...props} />, { wrapper }) };
}

describe('PriceBar', () => {
  it('offers the counts that fit, and says which is chosen', async () => {
    const { screen, props } = await renderBar({ remaining: 7 });
    await expect.element(screen.getByRole('radio', { name: '×1' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '×10' }).query()).toBeNull();
    await screen.getByRole('radio', { name: 'All 7' }).click();
    expect(props.onCountChange).toHaveBeenCalledExactlyOnceWith('all');
  });

  it('shows the total and pays for it', async () => {
    const { screen, props } = await renderBar({ count: 5 });
    await expect.element(screen.getByText('295.000')).toBeVisible();
    await screen.getByRole('button', { name: 'Open ×5' }).click();
    expect(props.onOpen).toHaveBeenCalledExactlyOnceWith(5, 295_000);
  });

  it('does not pay twice while the first payment is pending', async () => {
    const paid = Promise.withResolvers<void>();
    const { screen, props } = await renderBar({ onOpen: vi.fn(() => paid.promise) });
    const pay = screen.getByRole('button', { name: 'Open ×1' });
    await pay.click();
    await pay.click({ force: true });
    expect(props.onOpen).toHaveBeenCalledOnce();
    paid.resolve();
  });

  it('links to top up when there are too few coins', async () => {
    const { screen } = await renderBar({ balance: 50_000 });
    await expect.element(screen.getByText('9.000 coins short')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Top up' })).toHaveAttribute('href', '/recharge');
    expect(screen.getByRole('button').query()).toBeNull();
  });

  it('asks a guest to sign in', async () => {
    const { screen } = await renderBar({ balance: null });
    await expect.element(screen.getByRole('link', { name: 'Sign in to open' })).toHaveAttribute('href', '/sign-in');
  });

  it('falls back to what is left when others bought the chosen tickets', async () => {
    const { screen, props } = await renderBar({ count: 10, remaining: 3 });
    await screen.getByRole('button', { name: 'Open ×1' }).click();
    expect(props.onOpen).toHaveBeenCalledExactlyOnceWith(1, 59_000);
  });

  it('cannot pay while it is disabled', async () => {
    const { screen } = await renderBar({ disabled: true });
    await expect.element(screen.getByRole('button', { name: 'Open ×1' })).toBeDisabled();
  });
});
