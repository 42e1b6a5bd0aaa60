import type { MyLevel } from '@mcy/api/account/levels/contract';
import { BenefitCentreScreen } from '@mcy/ui/account/levels';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { bronzeLevel, claimedLevel, goldLevel, levelSteps } from '../fixtures/levels.ts';

async function renderCentre(mine: MyLevel) {
  const onClaimGift = vi.fn(async () => {});
  const screen = await render(
    <BenefitCentreScreen
      load={{ status: 'loaded', data: { mine, steps: levelSteps } }}
      onClaimGift={onClaimGift}
      links={{ mine: '/mine', progress: '/progress', rules: '/rules', boxes: '/boxes' }}
    />,
    { wrapper: await inLanguage('en') },
  );
  return { onClaimGift, screen };
}

it('claims the gift, and links to the path and the rules', async () => {
  const { onClaimGift, screen } = await renderCentre(goldLevel);
  await screen.getByRole('button', { name: 'Claim gift' }).click();
  expect(onClaimGift).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('link', { name: 'See level progress' })).toHaveAttribute('href', '/progress');
  await expect.element(screen.getByRole('link', { name: 'See the rules' })).toHaveAttribute('href', '/rules');
});

it('says when the next gift comes once this one is claimed', async () => {
  const { screen } = await renderCentre(claimedLevel);
  await expect.element(screen.getByText(/Claimed on Nov 20, 2026\..*from Dec 1, 2026/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Claim gift' })).not.toBeInTheDocument();
});

it('says at which level gifts begin to a player without one', async () => {
  const { screen } = await renderCentre(bronzeLevel);
  await expect.element(screen.getByText('Monthly gifts start at Silver.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Find a box' })).toHaveAttribute('href', '/boxes');
});
