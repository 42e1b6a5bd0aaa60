import { ToyStage } from '@mcy/ui/patterns';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

it('names the toy when nothing beside it does, and shows its mark and note', async () => {
  const screen = await render(<ToyStage image="" alt="Jade dragon" mark="A" note="Sold out" dimmed />);
  await expect.element(screen.getByRole('img', { name: 'Jade dragon' })).toBeInTheDocument();
  await expect.element(screen.getByText('A', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Sold out')).toBeVisible();
});
