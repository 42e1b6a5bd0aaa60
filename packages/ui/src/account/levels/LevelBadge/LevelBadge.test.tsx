import { LevelBadge } from '@mcy/ui/account/levels';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

it('names the level in words, in the user’s language', async () => {
  const screen = await render(<LevelBadge level="black_gold" />, { wrapper: await inLanguage('vn') });
  await expect.element(screen.getByText('Hắc kim')).toBeVisible();
});
