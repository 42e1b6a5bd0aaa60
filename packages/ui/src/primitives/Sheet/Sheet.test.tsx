import '@mcy/ui/styles';
import { Button, Sheet } from '@mcy/ui/primitives';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

describe('Sheet', () => {
  it('blocks page scrolling only while open', async () => {
    const screen = await render(
      <Sheet.Root>
        <Sheet.Trigger>
          <Button>Bộ lọc</Button>
        </Sheet.Trigger>
        <Sheet.Content closeLabel="Đóng">
          <Sheet.Title>Bộ lọc</Sheet.Title>
        </Sheet.Content>
      </Sheet.Root>,
    );
    const opener = screen.getByRole('button', { name: 'Bộ lọc' });
    await opener.click();
    const sheet = screen.getByRole('dialog', { name: 'Bộ lọc' });
    await expect.element(sheet).toBeInTheDocument();
    expect(getComputedStyle(document.body).overflowY).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await expect.poll(() => getComputedStyle(document.body).overflowY).not.toBe('hidden');
  });

  it('traps focus', async () => {
    const screen = await render(
      <Sheet.Root open>
        <Sheet.Content closeLabel="Đóng">
          <Sheet.Title>Bộ lọc</Sheet.Title>
          <Button>Áp dụng</Button>
        </Sheet.Content>
      </Sheet.Root>,
    );
    await expect.element(screen.getByRole('dialog')).toBeInTheDocument();
    for (let presses = 0; presses < 4; presses += 1) await userEvent.tab();
    expect(screen.getByRole('dialog').element().contains(document.activeElement)).toBe(true);
  });
});
