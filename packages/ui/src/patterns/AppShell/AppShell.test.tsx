import '@mcy/ui/styles';
import { AppShell, NavBar, StickyFooter } from '@mcy/ui/patterns';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { navTabs } from '../fixtures/navTabs.ts';

function show(navigation?: 'full' | 'rail' | 'none') {
  return render(
    <AppShell
      tabs={navTabs}
      navigationLabel="Main navigation"
      skipLabel="Skip to content"
      {...(navigation === undefined ? {} : { navigation })}
    >
      <NavBar title="Boxes" />
      <p>Content</p>
      <StickyFooter>Pay</StickyFooter>
    </AppShell>,
  );
}

afterEach(() => page.viewport(390, 844));

describe('AppShell', () => {
  it('has one navigation with five entries: a bottom bar on a phone, a rail from 768 px', async () => {
    const screen = await show();
    const navigation = screen.getByRole('navigation', { name: 'Main navigation' });
    await expect.element(navigation).toBeVisible();
    expect(navigation.getByRole('link').elements()).toHaveLength(5);
    expect(navigation.element().getBoundingClientRect().bottom).toBe(window.innerHeight);

    await page.viewport(768, 1024);
    await expect.element(navigation).toBeVisible();
    expect(navigation.element().getBoundingClientRect().left).toBe(0);
    expect(navigation.element().getBoundingClientRect().height).toBe(window.innerHeight);
    expect(screen.getByRole('main').element().getBoundingClientRect().left).toBeGreaterThanOrEqual(
      navigation.element().getBoundingClientRect().right,
    );
  });

  it('has no tab bar below a tab, and no navigation in full screen', async () => {
    const below = await show('rail');
    await expect.element(below.getByRole('navigation')).not.toBeInTheDocument();
    await page.viewport(1280, 800);
    await expect.element(below.getByRole('navigation')).toBeVisible();
    await below.unmount();
    const full = await show('none');
    await expect.element(full.getByRole('navigation')).not.toBeInTheDocument();
  });

  it('has a navigation of its own in place of the tabs: above the page on a phone, beside it from 768 px', async () => {
    const screen = await render(
      <AppShell
        tabs={navTabs}
        navigationLabel="Main navigation"
        skipLabel="Skip to content"
        side={<nav aria-label="Operations">Desk</nav>}
      >
        <p>Content</p>
      </AppShell>,
    );
    const navigation = screen.getByRole('navigation', { name: 'Operations' });
    const main = screen.getByRole('main').element();
    expect(screen.getByRole('navigation').elements()).toHaveLength(1);
    expect(main.getBoundingClientRect().top).toBe(navigation.element().getBoundingClientRect().bottom);
    await page.viewport(1280, 800);
    await expect.poll(() => main.getBoundingClientRect().top).toBe(0);
    expect(main.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      navigation.element().getBoundingClientRect().right,
    );
  });

  it('offers the skip link first', async () => {
    const screen = await show();
    const address = location.href;
    // The page before may have left the starting point of Tab behind the shell.
    getSelection()?.setPosition(document.body, 0);
    await userEvent.tab();
    await expect.element(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('main')).toHaveFocus();
    expect(location.href).toBe(address);
  });

  it('keeps a bottom bar above the tab bar, also on a short page', async () => {
    const screen = await show();
    const bar = screen.getByText('Pay').element().getBoundingClientRect();
    expect(bar.bottom).toBeCloseTo(screen.getByRole('navigation').element().getBoundingClientRect().top, 0);
  });

  it('lets its content grow up to 1200 px', async () => {
    await page.viewport(1400, 800);
    const screen = await show();
    expect(screen.getByRole('main').element().getBoundingClientRect().width).toBe(1200);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  });
});
