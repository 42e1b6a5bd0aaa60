import '@mcy/ui/styles';
import { TabBar } from '@mcy/ui/patterns';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { navTabs } from '../fixtures/navTabs.ts';

describe('TabBar', () => {
  it('labels its entries, marks the current one and announces counts', async () => {
    const screen = await render(<TabBar label="Main navigation" tabs={navTabs} />);
    await expect.element(screen.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Khuyến mãi' })).toHaveAttribute('aria-current', 'page');
    await expect.element(screen.getByRole('link', { name: 'Trang chủ' })).not.toHaveAttribute('aria-current');
    await expect
      .element(screen.getByRole('link', { name: 'Của tôi 3 hộp chưa mở' }))
      .toHaveAttribute('href', '/pages/index/mine');
  });

  it('hides a zero count, and shows 99+ above 99', async () => {
    const [home, card, ...others] = navTabs;
    if (home === undefined || card === undefined) throw new Error('The fixture must have five entries.');
    const screen = await render(
      <TabBar
        label="Main navigation"
        tabs={[
          { ...home, badge: { count: 0, label: 'nothing' } },
          { ...card, badge: { count: 100, label: '100 new' } },
          ...others,
        ]}
      />,
    );
    await expect.element(screen.getByRole('link', { name: 'Trang chủ', exact: true })).toHaveTextContent('Trang chủ');
    await expect.element(screen.getByRole('link', { name: 'Khuyến mãi 100 new' }).getByText('99+')).toBeVisible();
  });

  it('makes each entry large enough to tap at 320 px and shows the spec’s labels in full', async () => {
    await page.viewport(320, 640);
    const screen = await render(<TabBar label="Main navigation" tabs={navTabs} />);
    for (const link of screen.getByRole('link').elements()) {
      const { width, height } = link.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    for (const { label } of navTabs) {
      const text = screen.getByText(label, { exact: true }).element();
      expect(text.scrollWidth, label).toBeLessThanOrEqual(text.clientWidth);
    }
    expect(document.documentElement.scrollWidth).toBe(320);
    await page.viewport(390, 844);
  });
});
