import '@mcy/ui/styles';
import { IconNotes } from '@mcy/ui/patterns';
import { Stack } from '@mcy/ui/primitives';
import { Truck } from 'lucide-react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

it('reads each note and hides its icon', async () => {
  const screen = await render(<IconNotes notes={[{ icon: Truck, text: 'Seven to fifteen days.' }]} />);
  await expect.element(screen.getByText('Seven to fifteen days.')).toBeVisible();
  expect(screen.container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

it('keeps its lines at the start, also where the rest is centered', async () => {
  const screen = await render(
    <Stack align="center">
      <IconNotes notes={[{ icon: Truck, text: 'Seven to fifteen days.' }]} />
    </Stack>,
  );
  expect(getComputedStyle(screen.getByText('Seven to fifteen days.').element()).textAlign).toBe('start');
});
