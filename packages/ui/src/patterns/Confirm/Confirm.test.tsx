import { Confirm } from '@mcy/ui/patterns';
import { Button } from '@mcy/ui/primitives';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

const texts = { confirm: 'Remove', keep: 'Keep it', close: 'Close' };

it('runs once, however often it is clicked before the dialog closes', async () => {
  const onConfirm = vi.fn(async () => {});
  const screen = await render(
    <Confirm title="Remove it?" body="It is gone then." texts={texts} onConfirm={onConfirm}>
      <Button>Ask</Button>
    </Confirm>,
  );
  await screen.getByRole('button', { name: 'Ask' }).click();
  const remove = screen.getByRole('button', { name: 'Remove' }).element();
  if (!(remove instanceof HTMLButtonElement)) throw new Error('The button is missing.');
  while (remove.isConnected) {
    remove.click();
    await new Promise(requestAnimationFrame);
  }
  expect(onConfirm).toHaveBeenCalledOnce();
});

it('does nothing on cancel, and returns focus', async () => {
  const onConfirm = vi.fn(async () => {});
  const screen = await render(
    <Confirm title="Remove it?" body="It is gone then." texts={texts} onConfirm={onConfirm}>
      <Button>Ask</Button>
    </Confirm>,
  );
  await screen.getByRole('button', { name: 'Ask' }).click();
  await screen.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(onConfirm).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
});
