import { PageSharing } from '@mcy/ui/system/sharing';
import { inLanguage } from '@mcy/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

describe.each([
  ['vn', 'Chia sẻ', 'Sao chép liên kết', /mã mời/],
  ['zh', '分享', '复制链接', /邀请码/],
  ['en', 'Share', 'Copy link', /invite code/],
] as const)('PageSharing in %s', (locale, title, copyLink, lead) => {
  async function show(invites: boolean) {
    const [onOpenChange, onShareTo] = [vi.fn(), vi.fn(async () => {})];
    const screen = await render(
      <PageSharing
        open
        onOpenChange={onOpenChange}
        targets={['copyLink', 'facebook']}
        invites={invites}
        onShareTo={onShareTo}
      />,
      { wrapper: await inLanguage(locale) },
    );
    return { screen, onOpenChange, onShareTo };
  }

  it('asks where to share, offers only available targets, and closes once done', async () => {
    const { screen, onOpenChange, onShareTo } = await show(true);
    await expect.element(screen.getByRole('dialog', { name: title })).toHaveAccessibleDescription(lead);
    expect(screen.getByRole('button', { name: 'Zalo' }).query()).toBeNull();
    await screen.getByRole('button', { name: copyLink }).click();
    expect(onShareTo).toHaveBeenCalledExactlyOnceWith('copyLink');
    await vi.waitFor(() => expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false));
  });

  it('promises no invitation when the link has none', async () => {
    const { screen } = await show(false);
    await expect.element(screen.getByRole('dialog', { name: title })).toBeVisible();
    expect(screen.getByText(lead).query()).toBeNull();
  });
});
