import { Hash } from '@mcy/ui/boxes/proof';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

it('copies the whole value', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const wrapper = await inLanguage('en');
  const screen = await render(<Hash label="Seed hash" value="9f1c6a" />, { wrapper });
  await screen.getByRole('button', { name: 'Copy: Seed hash' }).click();
  expect(write).toHaveBeenCalledExactlyOnceWith('9f1c6a');
  await expect.element(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
});

it('says that it is sealed, with nothing to copy', async () => {
  const wrapper = await inLanguage('en');
  const screen = await render(<Hash label="Seed" value={null} sealed="Sealed" />, { wrapper });
  await expect.element(screen.getByText('Sealed')).toBeVisible();
  expect(screen.getByRole('button').query()).toBeNull();
});
