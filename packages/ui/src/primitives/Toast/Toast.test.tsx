import '@mcy/ui/styles';
import { Button, Dialog, ToastProvider, useToast } from '@mcy/ui/primitives';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

function CopyButton() {
  const showToast = useToast();
  return <Button onPress={() => showToast({ message: 'Đã sao chép liên kết', tone: 'positive' })}>Sao chép</Button>;
}

function renderButton() {
  return render(
    <ToastProvider label="Thông báo">
      <CopyButton />
    </ToastProvider>,
  );
}

const toast = page.getByRole('listitem').filter({ hasText: 'Đã sao chép liên kết' });

beforeEach(() => {
  document.documentElement.dataset['motion'] = 'still';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset['motion'];
});

describe('Toast', () => {
  it('shows a message and removes it after 2000 ms (spec §9)', async () => {
    const screen = await renderButton();
    await screen.getByRole('button', { name: 'Sao chép' }).click();
    await expect.element(toast).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(1900);
    await expect.element(toast).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(200);
    await expect.element(toast).not.toBeInTheDocument();
  });

  it('waits while hovered, then takes the remaining time', async () => {
    const screen = await renderButton();
    await screen.getByRole('button', { name: 'Sao chép' }).click();
    await toast.hover();
    await vi.advanceTimersByTimeAsync(5000);
    await expect.element(toast).toBeInTheDocument();
    await toast.unhover();
    await vi.advanceTimersByTimeAsync(2100);
    await expect.element(toast).not.toBeInTheDocument();
  });

  it('is focused by F8, waits while focused, and closes on Escape', async () => {
    const screen = await renderButton();
    await screen.getByRole('button', { name: 'Sao chép' }).click();
    await expect.element(toast).toBeInTheDocument();
    await userEvent.keyboard('{F8}{Tab}');
    await expect.element(toast).toHaveFocus();
    await vi.advanceTimersByTimeAsync(5000);
    await expect.element(toast).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await vi.advanceTimersByTimeAsync(0);
    await expect.element(toast).not.toBeInTheDocument();
  });

  it('does not repeat the same message', async () => {
    const screen = await renderButton();
    await screen.getByRole('button', { name: 'Sao chép' }).click();
    await screen.getByRole('button', { name: 'Sao chép' }).click();
    await expect.element(toast).toBeInTheDocument();
    expect(screen.getByRole('listitem').elements()).toHaveLength(1);
  });

  it('stays alive over an open dialog, without closing it', async () => {
    const screen = await render(
      <ToastProvider label="Thông báo">
        <Dialog.Root open>
          <Dialog.Content closeLabel="Đóng">
            <Dialog.Title>Chia sẻ</Dialog.Title>
            <CopyButton />
          </Dialog.Content>
        </Dialog.Root>
      </ToastProvider>,
    );
    await screen.getByRole('button', { name: 'Sao chép' }).click();
    const shown = page.getByText('Đã sao chép liên kết').first();
    await shown.click();
    expect(shown.element().closest('[aria-hidden="true"]')).toBeNull();
    await expect.element(screen.getByRole('dialog')).toBeInTheDocument();
  });
});
