import { I18nextProvider } from 'react-i18next';
import { beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { announce, announcements } from './announcements.ts';
import { AnnouncerSlot } from './AnnouncerSlot.tsx';
import { i18nReady } from './i18n.ts';

async function slot() {
  const i18n = await i18nReady;
  return render(
    <I18nextProvider i18n={i18n}>
      <AnnouncerSlot />
    </I18nextProvider>,
  );
}

beforeEach(() => announcements.write([]));

describe('an announcement', () => {
  it('is shown as a toast', async () => {
    const screen = await slot();
    announce({ kind: 'toast', tone: 'positive', message: 'Đã sao chép' });
    await expect.element(screen.getByText('Đã sao chép', { exact: true }).first()).toBeVisible();
    await expect.poll(() => announcements.read()).toEqual([]);
  });

  it('waits as a modal until it is read, one after another', async () => {
    const screen = await slot();
    announce({ kind: 'modal', title: 'warn', message: 'Bạn không có quyền.' });
    announce({ kind: 'modal', title: 'tips', message: 'Đã bán hết.' });
    const modal = screen.getByRole('alertdialog');
    await expect.element(modal).toHaveAccessibleName('Cảnh báo');
    await modal.getByRole('button').click();
    await expect.element(modal).toHaveAccessibleName('Thông báo');
    await expect.element(modal).toHaveAccessibleDescription('Đã bán hết.');
    await modal.getByRole('button').click();
    await expect.element(modal).not.toBeInTheDocument();
  });
});
