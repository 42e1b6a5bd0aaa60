import type { Opening } from '@mcy/api/boxes/opening/contract';
import { OpenStage } from '@mcy/ui/boxes/opening';
import { inLanguage } from '@mcy/ui/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fiveOpening, lastOpening, singleOpening } from '../fixtures/openings.ts';
import { dragonKing, nightDragon } from '../../pools/fixtures/prizes.ts';

/** A legendary toy takes six seconds. */
const longShow = { timeout: 12_000 };

async function renderStage(opening: Opening) {
  const onSeen = vi.fn();
  const wrapper = await inLanguage('en');
  const screen = await render(
    <OpenStage opening={opening} onSeen={onSeen} sound={false} actions={<a href="/record">Record</a>} />,
    { wrapper },
  );
  return { screen, onSeen };
}

describe('OpenStage', () => {
  it('waits for the player, then shakes, opens and shows the prize', async () => {
    const { screen, onSeen } = await renderStage(singleOpening);
    await expect.element(screen.getByRole('button', { name: 'Tap to open' })).toHaveFocus();
    expect(onSeen).not.toHaveBeenCalled();

    const ringAround = (words: string) =>
      getComputedStyle(screen.getByRole('button', { name: words }).getByText(words).element()).outlineStyle;
    await userEvent.keyboard('{Shift}');
    expect(ringAround('Tap to open')).toBe('solid');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Shake, shake…').first()).toBeVisible();
    // What the words say is no button.
    expect(ringAround('Shake, shake…')).toBe('none');
    await expect.element(screen.getByText('Here it comes!'), longShow).toBeVisible();
    await expect.element(screen.getByRole('article', { name: dragonKing.name }), longShow).toBeVisible();
    await expect.element(screen.getByRole('status')).toHaveTextContent(`You got ${dragonKing.name}, Legendary, tier A`);
    expect(onSeen).toHaveBeenCalledExactlyOnceWith(singleOpening.opening_id);
    await expect.element(screen.getByRole('link', { name: 'Record' })).toBeVisible();
  });

  it('can be skipped at any time, and announces everything', async () => {
    const { screen, onSeen } = await renderStage(fiveOpening);
    await screen.getByRole('button', { name: 'Tap to open' }).click();
    await screen.getByRole('button', { name: 'Skip' }).click();
    for (const { prize } of fiveOpening.results) {
      await expect.element(screen.getByRole('button', { name: new RegExp(`You got ${prize.name}`) })).toBeVisible();
    }
    await expect.element(screen.getByRole('status')).toMatchTextContent(/^You got 5 toys: /);
    expect(onSeen).toHaveBeenCalledOnce();
  });

  it('has no next step until everything is seen', async () => {
    const { screen } = await renderStage(fiveOpening);
    expect(screen.getByRole('link').query()).toBeNull();
    await screen.getByRole('button', { name: 'Skip' }).click();
    await expect.element(screen.getByRole('link', { name: 'Record' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Skip' }).query()).toBeNull();
  });

  it('can be skipped by a tap anywhere, but not by the second of a double tap', async () => {
    const { screen, onSeen } = await renderStage(fiveOpening);
    const stage = screen.getByRole('button', { name: 'Tap to open' });
    const { width, height } = stage.element().getBoundingClientRect();
    const frame = screen.getByRole('region').element().getBoundingClientRect();
    expect([width, height]).toEqual([frame.width, frame.height]);
    await stage.dblClick();
    expect(onSeen).not.toHaveBeenCalled();
    await new Promise((resolve) => {
      setTimeout(resolve, 450);
    });
    await screen.getByRole('button', { name: 'Shake, shake…' }).click();
    expect(onSeen).toHaveBeenCalledOnce();
  });

  it('shows the Last prize in a scene of its own, after all that was drawn', async () => {
    const { screen, onSeen } = await renderStage(lastOpening);
    await screen.getByRole('button', { name: 'Skip' }).click();
    await expect.element(screen.getByRole('article', { name: nightDragon.name })).toMatchTextContent('Last prize');
    await expect.element(screen.getByRole('status')).toMatchTextContent(nightDragon.name);
    expect(onSeen).toHaveBeenCalledExactlyOnceWith(lastOpening.opening_id);
  });
});

describe('OpenStage with reduced motion', () => {
  beforeEach(() => {
    document.documentElement.dataset['motion'] = 'still';
  });
  afterEach(() => {
    delete document.documentElement.dataset['motion'];
  });

  it('shows everything at once, the Last prize too', async () => {
    const { screen, onSeen } = await renderStage(lastOpening);
    await screen.getByRole('button', { name: 'Tap to open' }).click();
    await expect.element(screen.getByRole('article', { name: nightDragon.name })).toBeVisible();
    expect(onSeen).toHaveBeenCalledExactlyOnceWith(lastOpening.opening_id);
  });
});

describe('OpenStage with a board', () => {
  it('is seen once the last card is flipped', async () => {
    const { screen, onSeen } = await renderStage({ ...fiveOpening, results: fiveOpening.results.slice(0, 2) });
    await screen.getByRole('button', { name: 'Tap to open' }).click();
    await expect.element(screen.getByText('2 cards face down. Tap to flip.'), longShow).toBeVisible();
    await screen.getByRole('button', { name: 'Flip card 1' }).click();
    await expect.element(screen.getByText('1 card face down. Tap to flip.')).toBeVisible();
    expect(onSeen).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: 'Flip card 2' }).click();
    await expect.element(screen.getByRole('link', { name: 'Record' })).toBeVisible();
    expect(onSeen).toHaveBeenCalledOnce();
  });
});
