import { useReducedMotion } from '@mcy/ui/patterns';
import { expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';

function Motion() {
  return <p>{useReducedMotion() ? 'still' : 'moving'}</p>;
}

it('follows the system’s setting', async () => {
  const ask = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  const screen = await render(<Motion />);
  await expect.element(screen.getByText('moving')).toBeVisible();
  await ask('reduce');
  await expect.element(screen.getByText('still')).toBeVisible();
  await ask('');
  await expect.element(screen.getByText('moving')).toBeVisible();
});

it('follows the page’s own setting', async () => {
  const { dataset } = document.documentElement;
  const screen = await render(<Motion />);
  dataset['motion'] = 'still';
  await expect.element(screen.getByText('still')).toBeVisible();
  delete dataset['motion'];
  await expect.element(screen.getByText('moving')).toBeVisible();
});
