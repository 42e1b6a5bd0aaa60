import { Confirm } from '@mcy/ui/patterns';
import { Button } from '@mcy/ui/primitives';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

const texts = { confirm: 'Remove', keep: 'Keep it', close: 'Close' };

it('does nothing unless it is decided, and gives focus back', async () => {
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
