import { OpenScreen, type OpenScreenProps } from '@mcy/ui/boxes/opening';
import { inLanguage } from '@mcy/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { links } from '../../pools/fixtures/links.ts';
import { failed, loaded } from '../../pools/fixtures/loads.ts';
import { finiteOdds, infiniteOdds, soldOutOdds } from '../../pools/fixtures/odds.ts';
import { unseenOpening } from '../fixtures/openings.ts';
import { wins } from '../fixtures/wins.ts';
import { finitePool, infinitePool, soldOutPool } from '../../pools/fixtures/pools.ts';
import { unicorn } from '../../pools/fixtures/prizes.ts';

async function renderScreen(given: Partial<OpenScreenProps> = {}) {
  const props: OpenScreenProps = {
    load: loaded({ pool: finitePool, odds: finiteOdds, balance: 1_250_000 }),
    phase: { step: 'choose' },
    onOpen: vi.fn(async () => undefined),
    onOffer: vi.fn(),
    onReveal: vi.fn(),
    onOpenAgain: vi.fn(),
    unopened: [],
    recent: wins,
    onShare: vi.fn(async () => undefined),
    sound: false,
    onSoundChange: vi.fn(),
    onGoBack: vi.fn(),
    links,
    ...given,
  };
  const wrapper = await inLanguage('en');
  return { props, screen: await render(<OpenScreen {...props} />, { wrapper }) };
}

describe('OpenScreen, choosing', () => {
  it('pays for the chosen count under a generated seed', async () => {
    const { screen, props } = await renderScreen();
    await screen.getByRole('radio', { name: '×5' }).click();
    await screen.getByRole('button', { name: 'Open ×5' }).click();
    expect(props.onOpen).toHaveBeenCalledExactlyOnceWith(
      5,
      expect.stringMatching(/^[0-9a-f]{16}$/),
      finitePool.price * 5,
    );
  });

  it("uses the player's seed, and does not pay under an invalid one", async () => {
    const { screen, props } = await renderScreen();
    await screen.getByText('Provably fair').click();
    const seed = screen.getByRole('textbox', { name: 'Your seed' });
    await seed.fill('may mắn');
    await expect.element(screen.getByRole('button', { name: 'Open ×1' })).toBeDisabled();
    await seed.fill('lucky-7');
    await screen.getByRole('button', { name: 'Open ×1' }).click();
    expect(props.onOpen).toHaveBeenCalledExactlyOnceWith(1, 'lucky-7', finitePool.price);
  });

  it('shows the odds before payment', async () => {
    const { screen } = await renderScreen();
    await expect.element(screen.getByRole('heading', { name: 'Odds right now' })).toBeVisible();
  });

  it('ignores a payment click until the button has rested', async () => {
    const { screen, props } = await renderScreen({ phase: { step: 'choose', resting: true } });
    expect(props.onOffer).toHaveBeenCalledOnce();
    const pay = screen.getByRole('button', { name: 'Open ×1' });
    await pay.click({ force: true });
    expect(props.onOpen).not.toHaveBeenCalled();
    await screen.rerender(<OpenScreen {...props} phase={{ step: 'choose' }} />);
    await pay.click();
    expect(props.onOpen).toHaveBeenCalledOnce();
  });

  it('keeps its choice at what is left, and does not raise it after a result', async () => {
    const few = (remaining: number) =>
      loaded({ pool: { ...finitePool, remaining }, odds: finiteOdds, balance: 1_250_000 });
    const { screen, props } = await renderScreen({ load: few(11) });
    await screen.getByRole('radio', { name: 'All 11' }).click();
    await screen.rerender(<OpenScreen {...props} load={few(3)} />);
    await expect.element(screen.getByRole('button', { name: 'Open ×3' })).toBeVisible();
    await screen.rerender(<OpenScreen {...props} phase={{ step: 'drawing' }} load={few(3)} />);
    await screen.rerender(<OpenScreen {...props} load={few(11)} />);
    await expect.element(screen.getByRole('button', { name: 'Open ×3' })).toBeVisible();
  });

  it('promises no second charge only for the very order that got no answer', async () => {
    const { screen } = await renderScreen({ undecided: { count: 5, total: finitePool.price * 5 } });
    await expect.element(screen.getByText(/If you pay now, you place a new order/)).toBeVisible();
    await screen.getByRole('radio', { name: '×5' }).click();
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('The shop didn’t answer. Try again: you won’t be charged twice.');
    await screen.getByRole('radio', { name: '×10' }).click();
    await expect.element(screen.getByText(/twice/)).not.toBeInTheDocument();
  });

  it('says that it asks about an earlier order, and offers no payment meanwhile', async () => {
    const { screen } = await renderScreen({ phase: { step: 'drawing', asking: true } });
    await expect.element(screen.getByRole('status')).toHaveTextContent('Checking your earlier order');
    expect(screen.getByRole('button', { name: /Open ×/ }).query()).toBeNull();
  });

  it('says why the shop refused', async () => {
    const { screen } = await renderScreen({ refusal: 'Only 3 tickets are left.' });
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Only 3 tickets are left.');
  });

  it('links to the cause of a refusal, and shows a note at the pay button', async () => {
    const { screen } = await renderScreen({
      refusal: 'Your limit of 20.000 is reached.',
      refusalLink: { label: 'See limits', href: '/limits' },
      payNote: <p>20.000 spent</p>,
    });
    await expect.element(screen.getByRole('link', { name: 'See limits' })).toHaveAttribute('href', '/limits');
    await expect.element(screen.getByText('20.000 spent')).toBeVisible();
  });

  it('begins with the count that the address names', async () => {
    const { screen } = await renderScreen({ firstDraws: 10 });
    await expect.element(screen.getByRole('button', { name: 'Open ×10' })).toBeVisible();
    await expect.element(screen.getByText(/has just changed/)).not.toBeInTheDocument();
  });

  it('offers other boxes when this one is sold out', async () => {
    const { screen } = await renderScreen({
      load: loaded({ pool: soldOutPool, odds: soldOutOdds, balance: 1_250_000 }),
    });
    await expect.element(screen.getByRole('link', { name: 'See other boxes' })).toHaveAttribute('href', links.pools);
  });
});

describe('OpenScreen, looking', () => {
  it('shows what is in the box and links to its odds, its prizes and its series', async () => {
    const { screen } = await renderScreen();
    await expect.element(screen.getByRole('heading', { name: finitePool.name })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'See odds' }))
      .toHaveAttribute('href', links.odds(finitePool.pool_id));
    await expect
      .element(screen.getByRole('link', { name: finitePool.series_name }))
      .toHaveAttribute('href', links.series(finitePool.series_id));
    const shelf = screen.getByRole('region', { name: 'Top prizes inside' });
    await expect
      .element(shelf.getByRole('link', { name: new RegExp(unicorn.name) }))
      .toHaveAttribute('href', links.prize(unicorn.prize_id));
  });

  it('lets a guest look, and asks them to sign in', async () => {
    const { screen } = await renderScreen({ load: loaded({ pool: finitePool, odds: finiteOdds, balance: null }) });
    await expect.element(screen.getByRole('link', { name: 'Sign in to open' })).toBeVisible();
    await screen.getByText('Provably fair').click();
    expect(screen.getByRole('textbox', { name: 'Your seed' }).query()).toBeNull();
  });

  it('shows the guarantee of an infinite pool', async () => {
    const { screen } = await renderScreen({
      load: loaded({ pool: infinitePool, odds: infiniteOdds, balance: 1_250_000 }),
    });
    await expect.element(screen.getByRole('heading', { name: 'Tier A guarantee' })).toBeVisible();
  });

  it('can be shared, unless it failed to load', async () => {
    const { screen, props } = await renderScreen();
    await screen.getByRole('button', { name: 'Share' }).click();
    expect(props.onShare).toHaveBeenCalledExactlyOnceWith();
    await screen.rerender(<OpenScreen {...props} load={failed} />);
    expect(screen.getByRole('button', { name: 'Share' }).query()).toBeNull();
  });
});

it('keeps the boxes that wait below the title, on one line', async () => {
  const { screen } = await renderScreen({ unopened: [unseenOpening, { ...unseenOpening, opening_id: 'o-2' }] });
  const top = (name: string, role: 'heading' | 'region') =>
    screen.getByRole(role, { name }).element().getBoundingClientRect();
  await expect.element(screen.getByRole('link', { name: 'Open all 2' })).toBeVisible();
  expect(top('Unopened boxes', 'region').top).toBeGreaterThan(top(finitePool.name, 'heading').bottom);
  expect(top('Unopened boxes', 'region').height).toBeLessThan(80);
});

describe('OpenScreen, drawing', () => {
  it('shows that it is drawing, and offers no second payment', async () => {
    const { screen } = await renderScreen({ phase: { step: 'drawing' } });
    await expect.element(screen.getByRole('status')).toHaveTextContent('Drawing your tickets');
    expect(screen.getByRole('button', { name: /Open/ }).query()).toBeNull();
  });
});

describe('OpenScreen, seeking', () => {
  it('offers no payment while an earlier opening loads', async () => {
    const { screen } = await renderScreen({ phase: { step: 'seek', load: { status: 'loading' } } });
    await expect.element(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(screen.getByRole('button', { name: /Open/ }).query()).toBeNull();
  });

  it('keeps the stage there meanwhile, not the page of the box', async () => {
    const { screen } = await renderScreen({ phase: { step: 'seek', load: { status: 'loading' } } });
    await expect.element(screen.getByLabelText('Opening stage')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Sound' })).toBeVisible();
  });

  it('says why it failed to load, and retries', async () => {
    const onRetry = vi.fn();
    const { screen } = await renderScreen({
      phase: { step: 'seek', load: { status: 'failed', message: 'Network error', onRetry } },
    });
    await screen.getByRole('button', { name: 'Try again' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
