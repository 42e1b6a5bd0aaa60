import '@mcy/ui/styles';
import { Button, Dialog, Tooltip } from '@mcy/ui/primitives';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const hint = <Tooltip content="Tính trên số vé còn lại">{<Button onPress={() => {}}>Tỉ lệ</Button>}</Tooltip>;

describe('Tooltip', () => {
  it('opens on focus, describes its element, and closes on Escape', async () => {
    const screen = await render(hint);
    const button = screen.getByRole('button', { name: 'Tỉ lệ' });
    await userEvent.tab();
    await expect.element(screen.getByRole('tooltip')).toBeInTheDocument();
    await expect.element(button).toHaveAccessibleDescription('Tính trên số vé còn lại');
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  it('opens on hover, and closes when the pointer leaves', async () => {
    const screen = await render(
      <>
        {hint}
        <p style={{ marginBlockStart: 300 }}>Phố đêm</p>
        <p style={{ marginBlockStart: 100 }}>Sài Gòn</p>
      </>,
    );
    await screen.getByRole('button').hover();
    await expect.element(screen.getByRole('tooltip')).toBeInTheDocument();
    // A leaving pointer may be on its way to the tooltip; a second position shows that it is not.
    await screen.getByText('Phố đêm').hover();
    await screen.getByText('Sài Gòn').hover();
    await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
  });

  it('leaves clicks to the button', async () => {
    const press = vi.fn();
    const screen = await render(
      <Tooltip content="Tính trên số vé còn lại">
        <Button onPress={press}>Tỉ lệ</Button>
      </Tooltip>,
    );
    await screen.getByRole('button').click();
    expect(press).toHaveBeenCalledExactlyOnceWith();
  });

  it('handles Escape inside a dialog, which stays open', async () => {
    const screen = await render(
      <Dialog.Root open>
        <Dialog.Content closeLabel="Đóng">
          <Dialog.Title>Mở hộp</Dialog.Title>
          {hint}
        </Dialog.Content>
      </Dialog.Root>,
    );
    await expect.element(screen.getByRole('dialog')).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole('tooltip')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('dialog')).toBeInTheDocument();
  });
});
