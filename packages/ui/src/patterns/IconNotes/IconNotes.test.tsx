import { IconNotes } from '@mcy/ui/patterns';
import { Truck } from 'lucide-react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

it('reads each note and hides its icon', async () => {
  const screen = await render(<IconNotes notes={[{ icon: Truck, text: 'Seven to fifteen days.' }]} />);
  await expect.element(screen.getByText('Seven to fifteen days.')).toBeVisible();
  expect(screen.container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
