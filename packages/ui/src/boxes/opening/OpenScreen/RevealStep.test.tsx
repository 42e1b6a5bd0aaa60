import { OpenScreen, type OpenScreenProps } from '@mcy/ui/boxes/opening';
import { inLanguage } from '@mcy/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { links } from '../../pools/fixtures/links.ts';
import { loaded } from '../../pools/fixtures/loads.ts';
import { finiteOdds, soldOutOdds } from '../../pools/fixtures/odds.ts';
import { singleOpening, tenOpening, unseenOpening } from '../fixtures/openings.ts';
import { wins } from '../fixtures/wins.ts';
import { finitePool, soldOutPool } from '../../pools/fixtures/pools.ts';
import { comet, dragonKing } from '../../pools/fixtures/prizes.ts';

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

describe('OpenScreen, revealing', () => {
  it('shows one prize and then the next steps', async () => {
    const { screen, props } = await renderScreen({
      phase: { step: 'reveal', opening: { ...singleOpening, revealed: false } },
    });
    await screen.getByRole('button', { name: 'Skip' }).click();
    await expect.element(screen.getByRole('heading', { name: dragonKing.name })).toBeVisible();
    expect(props.onReveal).toHaveBeenCalledExactlyOnceWith(singleOpening.opening_id);
    await expect.element(screen.getByRole('link', { name: 'Verify' })).toHaveAttribute('href', links.record);
    await expect
      .element(screen.getByRole('link', { name: 'Deliver' }))
      .toHaveAttribute('href', links.deliver([singleOpening.opening_id]));
    await screen.getByRole('button', { name: 'Share' }).click();
    expect(props.onShare).toHaveBeenCalledOnce();
    await screen.getByRole('button', { name: 'Open again · 59.000' }).click();
    expect(props.onOpen).toHaveBeenCalledExactlyOnceWith(1, expect.stringMatching(/^[0-9a-f]{16}$/), 59_000);
    await screen.getByRole('button', { name: 'Choose how many' }).click();
    expect(props.onOpenAgain).toHaveBeenCalledOnce();
  });

  it('opens as many again as before, once its button has rested', async () => {
    const { screen, props } = await renderScreen({ phase: { step: 'reveal', opening: tenOpening, resting: true } });
    expect(props.onOffer).toHaveBeenCalledOnce();
    const again = screen.getByRole('button', { name: 'Open again · 590.000' });
    await again.click({ force: true });
    expect(props.onOpen).not.toHaveBeenCalled();
    await screen.rerender(<OpenScreen {...props} phase={{ step: 'reveal', opening: tenOpening }} />);
    await again.click();
    expect(props.onOpen).toHaveBeenCalledExactlyOnceWith(10, expect.any(String), 590_000);
  });

  it('leads to choosing, without a price, where it can no longer sell the same', async () => {
    const few = loaded({ pool: { ...finitePool, remaining: 7 }, odds: finiteOdds, balance: 1_250_000 });
    const { screen, props } = await renderScreen({ load: few, phase: { step: 'reveal', opening: tenOpening } });
    await screen.getByRole('button', { name: 'Open again', exact: true }).click();
    expect(props.onOpen).not.toHaveBeenCalled();
    expect(props.onOpenAgain).toHaveBeenCalledOnce();
    await screen.rerender(<OpenScreen {...props} phase={{ step: 'choose' }} />);
    await expect.element(screen.getByText('The box has just changed: now ×7 for 413.000 coins.')).toBeVisible();
    const poor = loaded({ pool: finitePool, odds: finiteOdds, balance: 1000 });
    await screen.rerender(<OpenScreen {...props} load={poor} phase={{ step: 'reveal', opening: tenOpening }} />);
    await expect.element(screen.getByRole('button', { name: 'Open again', exact: true })).toBeVisible();
  });

  it('says why the shop refused, also when the box is sold out meanwhile', async () => {
    const { screen } = await renderScreen({
      load: loaded({ pool: soldOutPool, odds: soldOutOdds, balance: 1_250_000 }),
      refusal: 'The box is sold out.',
    });
    await expect.element(screen.getByRole('alert')).toHaveTextContent('The box is sold out.');
  });

  it('shows several as cards, then as a haul', async () => {
    const { screen } = await renderScreen({ phase: { step: 'reveal', opening: unseenOpening } });
    await screen.getByRole('button', { name: 'Skip' }).click();
    await screen.getByRole('button', { name: 'See results' }).click();
    const haul = screen.getByRole('region', { name: 'Your haul' });
    await expect.element(haul.getByRole('link', { name: new RegExp(comet.name) })).toBeVisible();
  });

  it('skips the show for results seen before, without reporting them again', async () => {
    const { screen, props } = await renderScreen({ phase: { step: 'reveal', opening: tenOpening } });
    await expect.element(screen.getByRole('region', { name: 'Your haul' })).toBeVisible();
    expect(props.onReveal).not.toHaveBeenCalled();
  });

  it('keeps a toy alone on its stage when it is seen again', async () => {
    const { screen } = await renderScreen({ phase: { step: 'reveal', opening: { ...singleOpening, revealed: true } } });
    const stage = screen.getByRole('region', { name: 'Opening stage' });
    await expect.element(stage.getByRole('article', { name: dragonKing.name })).toBeVisible();
    await expect.element(stage.getByRole('button', { name: 'Open again · 59.000' })).toBeVisible();
  });

  it('offers other boxes once this one is empty', async () => {
    const { screen } = await renderScreen({
      load: loaded({ pool: soldOutPool, odds: soldOutOdds, balance: 1_250_000 }),
      phase: { step: 'reveal', opening: tenOpening },
    });
    await expect.element(screen.getByRole('link', { name: 'See other boxes' })).toHaveAttribute('href', links.pools);
    expect(screen.getByRole('button', { name: 'Open again' }).query()).toBeNull();
  });

  it('shows a replay while the pool loads', async () => {
    const { screen } = await renderScreen({
      load: { status: 'loading' },
      phase: { step: 'reveal', opening: unseenOpening },
    });
    await expect.element(screen.getByRole('button', { name: 'Tap to open' })).toBeVisible();
  });

  it('follows the device’s sound setting', async () => {
    const { screen, props } = await renderScreen({ phase: { step: 'reveal', opening: unseenOpening }, sound: true });
    const sound = screen.getByRole('button', { name: 'Sound' });
    await expect.element(sound).toHaveAttribute('aria-pressed', 'true');
    await sound.click();
    expect(props.onSoundChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('keeps the show when the record is marked as seen meanwhile', async () => {
    const opening = { ...singleOpening, revealed: false };
    const { screen, props } = await renderScreen({ phase: { step: 'reveal', opening } });
    await screen.rerender(
      <OpenScreen {...props} phase={{ step: 'reveal', opening: { ...opening, revealed: true } }} />,
    );
    await expect.element(screen.getByRole('button', { name: 'Tap to open' })).toBeVisible();
  });
});
