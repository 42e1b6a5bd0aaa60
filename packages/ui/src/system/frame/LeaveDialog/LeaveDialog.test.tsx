import { LeaveDialog } from '@mcy/ui/system/frame';
import { inLanguage } from '@mcy/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

describe.each([
  ['vn', 'Rời đi mà không lưu?', 'Ở lại', 'Rời đi'],
  ['zh', '不保存就离开？', '继续填写', '离开'],
  ['en', 'Leave without saving?', 'Stay', 'Leave'],
] as const)('LeaveDialog in %s', (locale, title, stay, leave) => {
  async function ask() {
    const onStay = vi.fn();
    const onLeave = vi.fn();
    const screen = await render(<LeaveDialog open onStay={onStay} onLeave={onLeave} />, {
      wrapper: await inLanguage(locale),
    });
    return { dialog: screen.getByRole('alertdialog', { name: title }), onStay, onLeave };
  }

  it('stays by its button and by Escape', async () => {
    const { dialog, onStay, onLeave } = await ask();
    await dialog.getByRole('button', { name: stay, exact: true }).click();
    await userEvent.keyboard('{Escape}');
    expect(onStay).toHaveBeenCalledTimes(2);
    expect(onLeave).not.toHaveBeenCalled();
  });

  it('leaves only when confirmed', async () => {
    const { dialog, onStay, onLeave } = await ask();
    await dialog.getByRole('button', { name: leave, exact: true }).click();
    expect(onLeave).toHaveBeenCalledOnce();
    expect(onStay).not.toHaveBeenCalled();
  });
});
