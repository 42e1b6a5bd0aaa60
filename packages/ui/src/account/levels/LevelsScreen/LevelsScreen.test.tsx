import type { MyLevel } from '@mcy/api/account/levels/contract';
import { LevelsScreen, type LevelPart } from '@mcy/ui/account/levels';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { bronzeLevel, claimedLevel, goldLevel, levelSteps } from '../fixtures/levels.ts';

async function renderLevels(mine: MyLevel | null, part: LevelPart = 'benefits') {
  const onClaimGift = vi.fn(async () => {});
  const screen = await render(
    <LevelsScreen
      part={part}
      load={{ status: 'loaded', data: { mine, steps: levelSteps, coins_per_point: 10_000 } }}
      onClaimGift={onClaimGift}
      onGoBack={vi.fn()}
      links={{ boxes: '/boxes' }}
    />,
    { wrapper: await inLanguage('en') },
  );
  return { onClaimGift, screen };
}

it('claims the gift', async () => {
  const { onClaimGift, screen } = await renderLevels(goldLevel);
  await screen.getByRole('button', { name: 'Claim gift' }).click();
  expect(onClaimGift).toHaveBeenCalledOnce();
});

it('opens at its part, and leads to the others', async () => {
  const { screen } = await renderLevels(goldLevel, 'rules');
  await expect.element(screen.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true');
  await expect
    .element(screen.getByText('You earn 1 point for every 10.000 coins you spend in the shop.'))
    .toBeVisible();
  await screen.getByRole('tab', { name: 'Benefits' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Levels and benefits' })).toBeVisible();
  await expect.element(screen.getByText(/every 10.000 coins/)).not.toBeInTheDocument();
});

it('says when the next gift comes once this one is claimed', async () => {
  const { screen } = await renderLevels(claimedLevel);
  await expect.element(screen.getByText(/Claimed on Nov 20, 2026\..*from Dec 1, 2026/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Claim gift' })).not.toBeInTheDocument();
});

it('says at which level gifts begin to a player without one', async () => {
  const { screen } = await renderLevels(bronzeLevel);
  await expect.element(screen.getByText('Monthly gifts start at Silver.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Find a box' })).toHaveAttribute('href', '/boxes');
});

it('shows when each level was reached, highest first, and what comes next', async () => {
  const { screen } = await renderLevels(goldLevel, 'progress');
  const ways = screen.getByRole('list', { name: 'Level progress' }).getByRole('listitem');
  expect(ways.all()).toHaveLength(7);
  await expect.element(ways.first()).toMatchTextContent(/^Upcoming: Supreme/);
  await expect.element(ways.last()).toMatchTextContent(/^Reached: BronzeReached on Mar 8, 2026/);
});

it('tells a guest how to earn points and what each level needs', async () => {
  const { screen } = await renderLevels(null, 'rules');
  const table = screen.getByRole('table', { name: 'Points and gifts by level' });
  expect(table.getByRole('row').all()).toHaveLength(8);
  await expect.element(table.getByText('500.000.000')).toBeVisible();
  expect(screen.getByRole('tab').query()).toBeNull();
});
