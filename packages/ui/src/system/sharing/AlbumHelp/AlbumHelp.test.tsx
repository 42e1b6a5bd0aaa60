import { AlbumHelp } from '@mcy/ui/system/sharing';
import { inLanguage } from '@mcy/ui/testing';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

it.each([
  ['vn', 'Vui lòng mở quyền truy cập', 'Đã hiểu', /Cài đặt/, /Nhấn giữ/],
  ['zh', '请打开权限', '知道了', /设置/, /长按/],
  ['en', 'Please open permissions', 'Got it', /Settings/, /Press and hold/],
] as const)(
  'says where to give the permission, and what to do without it (%s)',
  async (locale, title, done, phone, hold) => {
    const onOpenChange = vi.fn();
    const screen = await render(<AlbumHelp open onOpenChange={onOpenChange} />, {
      wrapper: await inLanguage(locale),
    });
    await expect.element(screen.getByRole('dialog', { name: title })).toBeVisible();
    await expect.element(screen.getByText(phone).first()).toBeVisible();
    await expect.element(screen.getByText(hold)).toBeVisible();
    await screen.getByRole('button', { name: done }).click();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  },
);
