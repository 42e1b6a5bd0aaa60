import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { addTexts, i18nReady } from '../../platform/i18n.ts';
import { chooseShortcuts } from '../../platform/device/shortcuts.ts';
import { holdNavigation, navigationGuard } from '../../platform/navigationGuard.ts';
import { Shortcuts } from './Shortcuts.tsx';

async function visit() {
  const i18n = await i18nReady;
  await addTexts(['system/frame']);
  return render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter initialEntries={['/pages/box/detail?pool_id=7']}>
        <main>
          <Address />
          <form role="search">
            <input aria-label="Search" />
          </form>
        </main>
        <Shortcuts />
      </MemoryRouter>
    </I18nextProvider>,
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const here = '/pages/box/detail?pool_id=7';

afterEach(() => chooseShortcuts(true));

describe('a key', () => {
  it.for([
    ['gh', '/'],
    ['gb', '/pages/index/card'],
    ['gm', '/pages/index/mine'],
    ['gxh', here],
    ['h', here],
    ['{Control>}g{/Control}h', here],
  ] as const)('%s leads to %s', async ([keys, address]) => {
    const screen = await visit();
    await userEvent.keyboard(keys);
    await expect.element(screen.getByRole('status')).toHaveTextContent(address);
  });

  it('/ leads to the page’s search, where keys are letters', async () => {
    const screen = await visit();
    await userEvent.keyboard('/');
    const search = screen.getByRole('textbox', { name: 'Search' });
    await expect.element(search).toHaveFocus();
    await userEvent.keyboard('gh?');
    await expect.element(search).toHaveValue('gh?');
    await expect.element(screen.getByRole('status')).toHaveTextContent(here);
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('? explains them, and none does anything under the dialog', async () => {
    const screen = await visit();
    await userEvent.keyboard('?');
    const sheet = screen.getByRole('dialog', { name: 'Phím tắt' });
    await expect.element(sheet).toBeVisible();
    await userEvent.keyboard('gh');
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(screen.getByRole('status')).toHaveTextContent(here);
  });

  it('does nothing once shortcuts are off', async () => {
    chooseShortcuts(false);
    const screen = await visit();
    await userEvent.keyboard('?gh');
    await expect.element(screen.getByRole('status')).toHaveTextContent(here);
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks before it leaves a form with unsaved input', async () => {
    const release = holdNavigation();
    const screen = await visit();
    await userEvent.keyboard('gh');
    await expect.element(screen.getByRole('status')).toHaveTextContent(here);
    expect(navigationGuard.read().leaving).not.toBeNull();
    navigationGuard.write({ ...navigationGuard.read(), leaving: null });
    release();
  });
});
