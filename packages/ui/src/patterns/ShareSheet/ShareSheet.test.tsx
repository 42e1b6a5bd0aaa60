import '@mcy/ui/styles';
import { ShareSheet, type ShareSheetProps, type ShareTarget } from '@mcy/ui/patterns';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const texts: ShareSheetProps['texts'] = {
  title: 'Share',
  close: 'Close',
  targets: {
    copyLink: 'Copy link',
    zalo: 'Zalo',
    facebook: 'Facebook',
    tiktok: 'TikTok',
    savePicture: 'Save picture',
    system: 'More',
  },
};

async function show(props: Partial<ShareSheetProps>) {
  return render(
    <ShareSheet
      open
      onOpenChange={vi.fn()}
      texts={texts}
      targets={['copyLink', 'zalo']}
      onChooseTarget={vi.fn()}
      {...props}
    />,
  );
}

describe('ShareSheet', () => {
  it('offers the given targets in order, each large enough to tap', async () => {
    const targets: readonly ShareTarget[] = ['tiktok', 'copyLink', 'savePicture'];
    const screen = await show({ targets });
    const buttons = screen.getByRole('listitem').getByRole('button').elements();
    expect(buttons.map((button) => button.textContent)).toEqual(['TikTok', 'Copy link', 'Save picture']);
    for (const button of buttons) expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });

  it('calls back with the target chosen by keyboard, once until its promise settles', async () => {
    const shared = Promise.withResolvers<void>();
    const onChooseTarget = vi.fn(() => shared.promise);
    const screen = await show({ onChooseTarget });
    const zalo = screen.getByRole('button', { name: 'Zalo' });
    zalo.element().focus();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(onChooseTarget).toHaveBeenCalledExactlyOnceWith('zalo');
    await expect.element(zalo).toHaveAttribute('aria-busy', 'true');
    shared.resolve();
    await expect.element(zalo).not.toHaveAttribute('aria-busy');
  });

  it('asks to be closed, and closes nothing by itself', async () => {
    const onOpenChange = vi.fn();
    const screen = await show({ onOpenChange });
    await screen.getByRole('button', { name: 'Close' }).click();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    await expect.element(screen.getByRole('dialog', { name: 'Share' })).toBeVisible();
  });
});
