import { LevelLadder } from '@mcy/ui/account/levels';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { goldLevel, levelSteps } from '../fixtures/levels.ts';

it('shows each level’s gift, and since when it is reached or that it is locked', async () => {
  const screen = await render(<LevelLadder steps={levelSteps} mine={goldLevel} />, {
    wrapper: await inLanguage('en'),
  });
  const rungs = screen.getByRole('list', { name: 'Levels and benefits' }).getByRole('listitem');
  await expect.element(rungs.filter({ hasText: 'Current' })).toHaveAttribute('aria-current', 'step');
  await expect.element(screen.getByText('Gold badge next to your name')).toBeVisible();
  await expect.element(screen.getByText('From 500 points · Reached on Nov 2, 2026')).toBeVisible();
  expect(screen.getByText('Locked').all()).toHaveLength(4);
  await expect.element(screen.getByText('30.000 soul stones per month')).toBeVisible();
});
