import { PrivacySwitches } from '@mcy/ui/account/profile';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

it('changes one setting without naming the others', async () => {
  const onChange = vi.fn(async () => {});
  const screen = await render(
    <PrivacySwitches privacy={{ shows_wins: true, named_in_rankings: false }} onChange={onChange} />,
    { wrapper: await inLanguage('en') },
  );
  const wins = screen.getByRole('switch', { name: 'Show my best wins on my page' });
  await expect.element(wins).toBeChecked();
  await screen.getByRole('switch', { name: 'Show my name in rankings' }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ named_in_rankings: true });
});
