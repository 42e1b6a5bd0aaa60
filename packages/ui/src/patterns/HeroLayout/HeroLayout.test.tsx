import { HeroLayout } from '@mcy/ui/patterns';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

it('shows stage, facts and the next step, which stays visible', async () => {
  const screen = await render(
    <HeroLayout hero={<p>Stage</p>} footer={<button type="button">Open</button>}>
      <div style={{ blockSize: 2000 }}>Facts</div>
    </HeroLayout>,
  );
  await expect.element(screen.getByText('Stage')).toBeVisible();
  await expect.element(screen.getByText('Facts')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Open' })).toBeInViewport();
});
