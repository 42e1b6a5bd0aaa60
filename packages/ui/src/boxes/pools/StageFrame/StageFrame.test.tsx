import { StageFrame } from '@mcy/ui/boxes/pools';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

it('is a named region of the page', async () => {
  const screen = await render(<StageFrame label="Opening stage">Box</StageFrame>);
  await expect.element(screen.getByRole('region', { name: 'Opening stage' })).toHaveTextContent('Box');
});
