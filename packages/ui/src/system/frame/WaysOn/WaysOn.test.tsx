import { WaysOn } from '@mcy/ui/system/frame';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

it('links home and to the boxes', async () => {
  const screen = await render(<WaysOn links={{ home: '/', boxes: '/boxes' }} />, {
    wrapper: await inLanguage('en'),
  });
  await expect.element(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  await expect.element(screen.getByRole('link', { name: 'See mystery boxes' })).toHaveAttribute('href', '/boxes');
});
