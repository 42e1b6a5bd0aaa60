import { PriceBar, type PriceBarProps } from '@mcy/ui/boxes/opening';
import { inLanguage } from '@mcy/ui/testing';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

function propsOf(given: Partial<PriceBarProps>): PriceBarProps {
  return {
    price: 59_000,
    remaining: 37,
    balance: 1_250_000,
    draws: 1,
    onDrawsChange: vi.fn(),
    onOffer: vi.fn(),
    onOpen: vi.fn(async () => undefined),
    links: {
      recharge: (missing, draws) => `/recharge?amount=${missing}&draws=${draws}`,
      signIn: (draws) => `/sign-in?draws=${draws}`,
    },
    ...given,
  };
}

async function renderBar(given: Partial<PriceBarProps>) {
  const props = propsOf(given);
  const wrapper = await inLanguage('en');
  return { props, screen: await render(<PriceBar {...props} />, { wrapper }) };
}

/** Keeps the choice, as the screen does. */
async function renderKeeping(given: Partial<PriceBarProps>) {
  const onOffer = vi.fn();
  const { promise: shown, resolve } = Promise.withResolvers<(next: Partial<PriceBarProps>) => void>();
  function Keeping(props: PriceBarProps) {
    const [draws, onDrawsChange] = useState(props.draws);
    const [market, setMarket] = useState<Partial<PriceBarProps>>({});
    resolve((next) => setMarket((before) => ({ ...before, ...next })));
    return <PriceBar {...props} {...market} draws={draws} onDrawsChange={onDrawsChange} onOffer={onOffer} />;
  }
  const wrapper = await inLanguage('en');
  const props = propsOf(given);
  const screen = await render(<Keeping {...props} />, { wrapper });
  const change = await shown;
  const bar = {
    onOffer,
    change: async (next: Partial<PriceBarProps>) => {
      flushSync(() => change(next));
    },
  };
  return { screen, bar, pay: async () => screen.getByRole('button', { name: /Open/ }).element().textContent };
}

describe('PriceBar', () => {
  it('offers the counts that fit, and says which is chosen', async () => {
    const { screen, props } = await renderBar({ remaining: 7 });
    await expect.element(screen.getByRole('radio', { name: '×1' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '×10' }).query()).toBeNull();
    await screen.getByRole('radio', { name: 'All 7' }).click();
    expect(props.onDrawsChange).toHaveBeenLastCalledWith(7);
  });

  it('takes a number of the player’s own, up to what one opening may draw', async () => {
    const { screen, bar, pay } = await renderKeeping({ remaining: 60, balance: 5_000_000 });
    await screen.getByRole('radio', { name: 'Other' }).click();
    const number = screen.getByRole('spinbutton', { name: 'How many draws' });
    await expect.element(number).toHaveAttribute('aria-valuemax', '50');
    await number.fill('37');
    expect(await pay()).toBe('Open ×37');
    expect(bar.onOffer).toHaveBeenCalledTimes(1);
    // Fewer are left: the choice follows, and says so.
    await bar.change({ remaining: 30 });
    expect(await pay()).toBe('Open ×30');
    await expect.element(number).toHaveAttribute('aria-valuenow', '30');
    expect(bar.onOffer).toHaveBeenCalledTimes(2);
    await bar.change({ remaining: 60 });
    expect(await pay()).toBe('Open ×30');
  });

  it('has no number of one’s own where every number has its place', async () => {
    const { screen } = await renderBar({ remaining: 2 });
    await expect.element(screen.getByRole('radio', { name: 'All 2' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Other' }).query()).toBeNull();
  });

  it('shows the total and pays for it', async () => {
    const { screen, props } = await renderBar({ draws: 5 });
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
    await expect
      .element(screen.getByRole('link', { name: 'Top up' }))
      .toHaveAttribute('href', '/recharge?amount=9000&draws=1');
    expect(screen.getByRole('button').query()).toBeNull();
  });

  it('takes the chosen count along to topping up and to signing in', async () => {
    const { screen, props } = await renderBar({ balance: 100_000, draws: 10 });
    await expect
      .element(screen.getByRole('link', { name: 'Top up' }))
      .toHaveAttribute('href', '/recharge?amount=490000&draws=10');
    await screen.rerender(<PriceBar {...props} balance={null} />);
    await expect
      .element(screen.getByRole('link', { name: 'Sign in to open' }))
      .toHaveAttribute('href', '/sign-in?draws=10');
  });

  it('asks a guest to sign in, at once', async () => {
    const { screen } = await renderBar({ balance: null, resting: true });
    await expect
      .element(screen.getByRole('link', { name: 'Sign in to open' }))
      .toHaveAttribute('href', '/sign-in?draws=1');
  });

  it('makes of a choice that is gone the most below it, and the player’s choice', async () => {
    const { screen, props } = await renderBar({ draws: 10, remaining: 3 });
    expect(props.onDrawsChange).toHaveBeenCalledExactlyOnceWith(3);
    await expect.element(screen.getByText(/now ×3 for 177.000 coins/)).toBeVisible();
    await screen.getByRole('button', { name: 'Open ×3' }).click();
    expect(props.onOpen).toHaveBeenCalledExactlyOnceWith('all', 177_000);
  });

  it('says and tells every change of what it does or charges that the player did not make', async () => {
    const { screen, pay, bar } = await renderKeeping({ remaining: 11 });
    // The button has appeared.
    expect(bar.onOffer).toHaveBeenCalledTimes(1);
    await screen.getByRole('radio', { name: 'All 11' }).click();
    expect(await pay()).toBe('Open ×11');
    expect(bar.onOffer).toHaveBeenCalledTimes(1);
    await expect.element(screen.getByText(/has just changed/)).not.toBeInTheDocument();

    await bar.change({ remaining: 10 });
    expect(await pay()).toBe('Open ×10');
    await expect
      .element(screen.getByRole('status').first())
      .toHaveTextContent('The box has just changed: now ×10 for 590.000 coins.');
    expect(bar.onOffer).toHaveBeenCalledTimes(2);

    await bar.change({ remaining: 9 });
    expect(await pay()).toBe('Open ×9');
    expect(bar.onOffer).toHaveBeenCalledTimes(3);
    await screen.getByRole('radio', { name: '×5' }).click();
    await expect.element(screen.getByText(/has just changed/)).not.toBeInTheDocument();
    // Another player's draw that changes nothing for this choice.
    await bar.change({ remaining: 8 });
    expect(bar.onOffer).toHaveBeenCalledTimes(3);
  });

  it('never raises a choice, not even when the shop has more again', async () => {
    const { pay, bar } = await renderKeeping({ draws: 11, remaining: 11 });
    for (const [remaining, offered] of [
      [10, 10],
      [5, 5],
      [4, 4],
      [11, 4],
    ] as const) {
      await bar.change({ remaining });
      expect(await pay()).toBe(`Open ×${offered}`);
    }
  });

  it('tells when a link to top up becomes a button that pays in its place', async () => {
    const { screen, bar } = await renderKeeping({ draws: 11, remaining: 11, balance: 590_000 });
    await expect.element(screen.getByRole('link', { name: 'Top up' })).toBeVisible();
    await bar.change({ remaining: 10 });
    expect(bar.onOffer).toHaveBeenCalledTimes(2);
    await bar.change({ balance: 0 });
    expect(bar.onOffer).toHaveBeenCalledTimes(3);
  });

  it('neither pays nor leaves while it rests, and keeps the focus', async () => {
    const { screen, props } = await renderBar({});
    const pay = screen.getByRole('button', { name: 'Open ×1' });
    pay.element().focus();
    await screen.rerender(<PriceBar {...props} resting />);
    await expect.element(pay).toHaveAttribute('aria-disabled', 'true');
    await expect.element(pay).toHaveFocus();
    await pay.click({ force: true });
    expect(props.onOpen).not.toHaveBeenCalled();
    await screen.rerender(<PriceBar {...props} resting balance={0} />);
    expect(screen.getByRole('link').query()).toBeNull();
    await expect.element(screen.getByRole('button', { name: 'Top up' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('cannot pay while it is disabled', async () => {
    const { screen } = await renderBar({ disabled: true });
    await expect.element(screen.getByRole('button', { name: 'Open ×1' })).toBeDisabled();
  });
});
