import { CouponTicket } from '@mcy/ui/coupons/tickets';
import { inLanguage } from '@mcy/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import {
  discount,
  expiring,
  lapsed,
  longest,
  mallOrder,
  notHere,
  now,
  obstacle,
  spent,
  welcome,
} from '../fixtures/coupons.ts';

describe('CouponTicket', () => {
  it('shows the discount, its scope, its expiry and its number', async () => {
    const wrapper = await inLanguage('en');
    const screen = await render(<CouponTicket coupon={discount} now={now} useHref="/boxes" />, { wrapper });
    for (const text of [
      '20%',
      'Orders from 200.000 coins, up to 100.000 off',
      'Any mystery box',
      'Until Dec 31, 2026',
      'No. MCY-7K2Q-91',
    ]) {
      await expect.element(screen.getByText(text)).toBeVisible();
    }
    await expect.element(screen.getByRole('link', { name: `Use ${discount.name}` })).toHaveAttribute('href', '/boxes');
  });

  it('names the boxes it applies to', async () => {
    const wrapper = await inLanguage('en');
    const screen = await render(<CouponTicket coupon={welcome} now={now} />, { wrapper });
    await expect.element(screen.getByText('Only Phi Hành Đoàn Lạc Lối, Tiệc Trà Ba Tầng')).toBeVisible();
    await expect.element(screen.getByText('Claimed')).toBeVisible();
    expect(screen.getByRole('link').elements()).toHaveLength(0);
  });

  it('is claimed once: its button waits for the answer', async () => {
    const wrapper = await inLanguage('en');
    const answer = Promise.withResolvers<void>();
    const onClaim = vi.fn(() => answer.promise);
    const screen = await render(<CouponTicket coupon={mallOrder} now={now} onClaim={onClaim} />, { wrapper });
    const claim = screen.getByRole('button', { name: `Claim ${mallOrder.name}` });
    await claim.click();
    await expect.element(claim).toHaveAttribute('aria-busy', 'true');
    await claim.click({ force: true });
    expect(onClaim.mock.calls).toEqual([[mallOrder.coupon_id]]);
    answer.resolve();
    await expect.element(claim).not.toHaveAttribute('aria-busy');
  });

  it('warns when it is about to expire', async () => {
    const wrapper = await inLanguage('en');
    const screen = await render(<CouponTicket coupon={expiring} now={now} />, { wrapper });
    await expect.element(screen.getByText('Expires in 2 days')).toBeVisible();
  });

  it('says when it expired, and offers nothing', async () => {
    const wrapper = await inLanguage('en');
    const screen = await render(<CouponTicket coupon={spent} now={now} useHref="/boxes" />, { wrapper });
    await expect.element(screen.getByText(/^Used Nov 18, 2026/)).toBeVisible();
    await screen.rerender(<CouponTicket coupon={lapsed} now={now} useHref="/boxes" />);
    await expect.element(screen.getByText('Expired Nov 10, 2026')).toBeVisible();
    await screen.rerender(<CouponTicket coupon={{ ...longest, state: 'usable' }} now={now} />);
    await expect.element(screen.getByText('From Nov 21, 2026')).toBeVisible();
    expect(screen.getByRole('link').elements()).toHaveLength(0);
  });

  it('is selected, and deselected by a second click', async () => {
    const wrapper = await inLanguage('en');
    const onSelectedChange = vi.fn();
    const screen = await render(
      <CouponTicket coupon={discount} now={now} selected={false} onSelectedChange={onSelectedChange} />,
      { wrapper },
    );
    await screen.getByRole('button', { pressed: false }).click();
    expect(onSelectedChange).toHaveBeenLastCalledWith(discount.coupon_id, true);
    await screen.rerender(<CouponTicket coupon={discount} now={now} selected onSelectedChange={onSelectedChange} />);
    await screen.getByRole('button', { pressed: true }).click();
    expect(onSelectedChange).toHaveBeenLastCalledWith(discount.coupon_id, false);
  });

  it('cannot be selected when it does not apply, and says why', async () => {
    const wrapper = await inLanguage('en');
    const screen = await render(
      <CouponTicket
        coupon={notHere}
        now={now}
        obstacle={obstacle}
        selected={false}
        onSelectedChange={() => undefined}
      />,
      { wrapper },
    );
    await expect.element(screen.getByRole('button')).toBeDisabled();
    await expect.element(screen.getByRole('button')).toMatchTextContent('120.000 xu');
  });
});
