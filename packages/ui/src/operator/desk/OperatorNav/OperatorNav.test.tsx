import '@mcy/ui/styles';
import { OperatorNav } from '@mcy/ui/operator/desk';
import { inLanguage } from '@mcy/ui/testing';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { operatorScreens } from '../fixtures/operatorScreens.tsx';

afterEach(() => page.viewport(390, 844));

async function show() {
  const screens = operatorScreens.map((screen) => ({ ...screen, current: screen.href === '/operator/identity' }));
  return render(<OperatorNav screens={screens} atDesk={false} links={{ desk: '/operator', shop: '/' }} />, {
    wrapper: await inLanguage('en'),
  });
}

it('lists the screens with what waits there, and the way back to the shop, at the side of a desktop', async () => {
  await page.viewport(1280, 844);
  const screen = await show();
  const reviews = screen.getByRole('link', { name: 'Duyệt danh tính 3 waiting' });
  await expect.element(reviews).toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByRole('link', { name: 'Kiện hàng chờ gửi Nothing waiting' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Phiếu giảm giá' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/');
});

it('leads to the desk and to the shop on a phone, large enough to tap', async () => {
  const screen = await show();
  const links = screen.getByRole('link').elements();
  expect(links.map((link) => link.textContent)).toEqual(['Desk', 'Back to the shop']);
  for (const link of links) expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
