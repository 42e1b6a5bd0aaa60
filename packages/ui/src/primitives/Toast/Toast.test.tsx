import { Button, ToastProvider, useToast } from '@mcy/ui/primitives';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

function CopyButton() {
  const showToast = useToast();
  return <Button onPress={() => showToast({ message: 'Đã sao chép liên kết', tone: 'positive' })}>Sao chép</Button>;
}

describe('Toast', () => {
  it('shows a message and takes it away after 2000 ms (spec §9)', async () => {
    const screen = await render(
      <ToastProvider label="Thông báo">
        <CopyButton />
      </ToastProvider>,
    );
    await screen.getByRole('button', { name: 'Sao chép' }).click();
    const toast = screen.getByRole('listitem').filter({ hasText: 'Đã sao chép liên kết' });
    await expect.element(toast).toBeInTheDocument();
    const shownAt = performance.now();
    await expect.element(toast, { timeout: 4000 }).not.toBeInTheDocument();
    expect(performance.now() - shownAt).toBeGreaterThan(1500);
  });

  it('does not pile up the same message', async () => {
    const screen = await render(
      <ToastProvider label="Thông báo">
        <CopyButton />
      </ToastProvider>,
    );
    await screen.getByRole('button', { name: 'Sao chép' }).click();
    await screen.getByRole('button', { name: 'Sao chép' }).click();
    await expect.element(screen.getByRole('listitem')).toBeInTheDocument();
    expect(screen.getByRole('listitem').elements()).toHaveLength(1);
  });
});
