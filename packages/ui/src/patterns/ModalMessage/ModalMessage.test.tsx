import '@mcy/ui/styles';
import { ModalMessage } from '@mcy/ui/patterns';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

function Refused() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open a box
      </button>
      <ModalMessage
        open={open}
        tone="accent"
        title="Tips"
        message={'Insufficient balance.\nTop up first.'}
        buttonLabel="Got it"
        onClose={() => setOpen(false)}
      />
    </>
  );
}

describe('ModalMessage', () => {
  it('interrupts with title and message, traps focus, and returns it', async () => {
    const screen = await render(<Refused />);
    await screen.getByRole('button', { name: 'Open a box' }).click();
    const modal = screen.getByRole('alertdialog', { name: 'Tips' });
    await expect.element(modal).toHaveAccessibleDescription(/Insufficient balance\.\s*Top up first\./);
    await expect.element(modal).toHaveFocus();
    await userEvent.tab();
    await expect.element(modal.getByRole('button')).toHaveFocus();
    await userEvent.tab();
    await expect.element(modal.getByRole('button', { name: 'Got it' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(modal).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Open a box' })).toHaveFocus();
  });

  it('stays open when clicked outside', async () => {
    const screen = await render(<Refused />);
    await screen.getByRole('button', { name: 'Open a box' }).click();
    await userEvent.click(document.body, { position: { x: 4, y: 4 }, force: true });
    await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  });
});
