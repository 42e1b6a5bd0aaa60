import { register } from '@mcy/api/account/entry/contract';
import { SchemaForm } from '@mcy/forms';
import { UnsavedGuardProvider } from '@mcy/forms/guard';
import { Button, Link, LinkProvider } from '@mcy/ui/primitives';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type RenderResult, render } from 'vitest-browser-react';
import { i18nReady } from './i18n.ts';
import { LeavePromptSlot } from './LeavePromptSlot.tsx';
import { holdNavigation, isHeld, navigationGuard } from './navigationGuard.ts';
import { RouterLink } from './RouterLink.tsx';
import { useGoBack } from './useGoBack.ts';
import { useHeldHistory } from './useHeldHistory.ts';

const start = location.href;
const onSubmit = vi.fn(async () => {});
let screen: RenderResult;

function Frame() {
  useHeldHistory();
  const goBack = useGoBack('/pages/index/mine');
  return (
    <>
      <Link href="/pages/login/register">register</Link>
      <Link href="/pages/index/card">boxes</Link>
      <Button onPress={goBack}>back</Button>
      <Routes>
        <Route
          path="/pages/login/register"
          element={
            <SchemaForm
              call={register}
              submitLabel="Tạo tài khoản"
              onSubmit={onSubmit}
              defaultValues={{ agreement_version: 1 }}
              guarded
            />
          }
        />
        <Route path="/pages/index/card" element={<p>the boxes</p>} />
        <Route path="*" element={<p>where one came from</p>} />
      </Routes>
      <LeavePromptSlot />
    </>
  );
}

beforeEach(async () => {
  onSubmit.mockClear();
  navigationGuard.write({ holds: new Set(), leaving: null });
  history.pushState(null, '', '/pages/index/mine');
  const i18n = await i18nReady;
  await i18n.loadNamespaces(['account/entry', 'forms']);
  screen = await render(
    <I18nextProvider i18n={i18n}>
      <LinkProvider component={RouterLink}>
        <UnsavedGuardProvider hold={holdNavigation}>
          <BrowserRouter>
            <Frame />
          </BrowserRouter>
        </UnsavedGuardProvider>
      </LinkProvider>
    </I18nextProvider>,
  );
  await screen.getByRole('link', { name: 'register' }).click();
  await expect.element(nickname()).toBeVisible();
});

afterEach(async () => {
  await screen.unmount();
  history.replaceState(null, '', start);
});

const nickname = () => screen.getByRole('textbox', { name: 'Tên hiển thị' });
const question = () => screen.getByRole('alertdialog', { name: 'Rời đi mà không lưu?' });
const stay = () => question().getByRole('button', { name: 'Ở lại' }).click();
const leave = () => question().getByRole('button', { name: 'Rời đi' }).click();

describe('a form with unsaved input', () => {
  beforeEach(async () => {
    await nickname().fill('Lan Nguyễn');
    await expect.poll(isHeld).toBe(true);
  });

  it('asks before a link leaves it, and keeps everything on "stay"', async () => {
    const link = screen.getByRole('link', { name: 'boxes' });
    await link.click();
    await stay();
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(nickname()).toHaveValue('Lan Nguyễn');
    await expect.element(link).toHaveFocus();
    expect(location.pathname).toBe('/pages/login/register');
  });

  it('lets the person leave after confirming', async () => {
    await screen.getByRole('link', { name: 'boxes' }).click();
    await leave();
    await expect.element(screen.getByText('the boxes')).toBeVisible();
    await screen.getByRole('link', { name: 'register' }).click();
    await expect.element(nickname()).toHaveValue('');
  });

  it('asks before the page’s back button leaves', async () => {
    await screen.getByRole('button', { name: 'back' }).click();
    await stay();
    await expect.element(nickname()).toHaveValue('Lan Nguyễn');
    await screen.getByRole('button', { name: 'back' }).click();
    await leave();
    await expect.element(screen.getByText('where one came from')).toBeVisible();
  });

  it('asks before the browser’s back button leaves, without changing the address', async () => {
    history.back();
    await expect.element(question()).toBeVisible();
    expect(location.pathname).toBe('/pages/login/register');
    await userEvent.keyboard('{Escape}');
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(nickname()).toHaveValue('Lan Nguyễn');
    history.back();
    await leave();
    await expect.element(screen.getByText('where one came from')).toBeVisible();
    expect(location.pathname).toBe('/pages/index/mine');
  });

  it('makes the browser ask before closing or reloading', () => {
    expect(unload().defaultPrevented).toBe(true);
  });

  it('does not ask for a link that opens in another tab', async () => {
    const opened = vi.fn((event: Event) => event.preventDefault());
    addEventListener('click', opened);
    await screen.getByRole('link', { name: 'boxes' }).click({ modifiers: ['Control'] });
    removeEventListener('click', opened);
    expect(opened).toHaveBeenCalledOnce();
    await expect.element(question()).not.toBeInTheDocument();
  });

  it('does not ask once the input is back to its initial state', async () => {
    await nickname().fill('');
    await screen.getByRole('link', { name: 'boxes' }).click();
    await expect.element(screen.getByText('the boxes')).toBeVisible();
  });

  it('does not ask once it was sent', async () => {
    await screen.getByRole('textbox', { name: 'Email hoặc số điện thoại' }).fill('lan@example.com');
    await screen.getByLabelText('Mật khẩu', { exact: true }).fill('abc1234');
    await screen.getByLabelText('Ngày sinh').fill('1998-06-15');
    await screen.getByRole('checkbox').click();
    await screen.getByRole('button', { name: 'Tạo tài khoản' }).click();
    await expect.poll(() => onSubmit).toHaveBeenCalledOnce();
    await expect.poll(isHeld).toBe(false);
    expect(unload().defaultPrevented).toBe(false);
    await screen.getByRole('link', { name: 'boxes' }).click();
    await expect.element(screen.getByText('the boxes')).toBeVisible();
  });
});

describe('an untouched form', () => {
  it('does not ask', async () => {
    expect(unload().defaultPrevented).toBe(false);
    history.back();
    await expect.element(screen.getByText('where one came from')).toBeVisible();
  });
});

/** What the browser does before it unloads a page. */
function unload(): Event {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event;
}
