import { LevelHero } from '@mcy/ui/account/levels';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { goldLevel, supremeLevel } from '../fixtures/levels.ts';

it('shows the distance to the next level, in points and in coins', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(<LevelHero mine={goldLevel} />, { wrapper });
  const progress = screen.getByRole('progressbar', { name: 'Progress to Platinum' });
  await expect.element(progress).toHaveAttribute('aria-valuetext', '1.280 of 2.000 points');
  await expect.element(screen.getByText('720 more points to Platinum')).toBeVisible();
  await expect.element(screen.getByText('that’s 7.196.000 coins spent on boxes')).toBeVisible();

  await screen.rerender(<LevelHero mine={supremeLevel} />);
  await expect.element(screen.getByText(/You’ve reached the highest level/)).toBeVisible();
  await expect.element(progress).not.toBeInTheDocument();
});
