import '@mcy/ui/styles';
import { ActionSheet, Button, Dialog } from '@mcy/ui/primitives';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const actions = [
  { id: 'ship', label: 'Gửi hàng' },
  { id: 'give', label: 'Tặng bạn bè', disabled: true },
  { id: 'decompose', label: 'Tách', tone: 'critical' },
] as const;

function Actions({ onChooseAction = () => {} }: { onChooseAction?: (id: (typeof actions)[number]['id']) => void }) {
  return (
    <ActionSheet
      title="Mèo thần tài"
      actions={actions}
      cancelLabel="Hủy"
      onChooseAction={onChooseAction}
      trigger={<Button>Thao tác</Button>}
    />
  );
}

describe('ActionSheet', () => {
  it('calls back with the chosen id, closes and returns focus', async () => {
    const choose = vi.fn();
    const screen = await render(<Actions onChooseAction={choose} />);
    const opener = screen.getByRole('button', { name: 'Thao tác' });
    await opener.click();
    const sheet = screen.getByRole('dialog', { name: 'Mèo thần tài' });
    await sheet.getByRole('button', { name: 'Gửi hàng' }).click();
    expect(choose).toHaveBeenCalledExactlyOnceWith('ship');
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('does nothing when canceled, by its button or by Escape', async () => {
    const choose = vi.fn();
    const screen = await render(<Actions onChooseAction={choose} />);
    const sheet = screen.getByRole('dialog');
    await screen.getByRole('button', { name: 'Thao tác' }).click();
    await screen.getByRole('button', { name: 'Hủy' }).click();
    await expect.element(sheet).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Thao tác' }).click();
    await expect.element(sheet).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).not.toBeInTheDocument();
    expect(choose).not.toHaveBeenCalled();
  });

  it('ignores disabled actions', async () => {
    const choose = vi.fn();
    const screen = await render(<Actions onChooseAction={choose} />);
    await screen.getByRole('button', { name: 'Thao tác' }).click();
    await expect.element(screen.getByRole('button', { name: 'Tặng bạn bè' })).toBeDisabled();
    await screen.getByRole('button', { name: 'Tặng bạn bè' }).click({ force: true });
    expect(choose).not.toHaveBeenCalled();
    await expect.element(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it("can lead to a dialog, and focus returns to the sheet's opener", async () => {
    function Asking() {
      const [asking, setAsking] = useState(false);
      return (
        <>
          <Actions onChooseAction={() => setAsking(true)} />
          <Dialog.Root open={asking} onOpenChange={setAsking}>
            <Dialog.Content closeLabel="Đóng">
              <Dialog.Title>Tách món này?</Dialog.Title>
            </Dialog.Content>
          </Dialog.Root>
        </>
      );
    }
    const screen = await render(<Asking />);
    const opener = screen.getByRole('button', { name: 'Thao tác' });
    await opener.click();
    await screen.getByRole('button', { name: 'Tách' }).click();
    const question = screen.getByRole('dialog', { name: 'Tách món này?' });
    await expect.element(question).toHaveFocus();
    await expect.element(screen.getByRole('dialog', { name: 'Mèo thần tài' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await expect.poll(() => getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
  });
});
