import { ApiProvider, createClient } from '@mcy/api/client';
import type { Right } from '@mcy/api/contract';
import { readOwnRights } from '@mcy/api/operator/rights/contract';
import { readUser } from '@mcy/api/account/profile/contract';
import { LinkProvider } from '@mcy/ui/primitives';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import type { RouteRole } from '../routes/defineRoutes.ts';
import { i18nReady } from '../platform/i18n.ts';
import { RequireRole } from './RequireRole.tsx';
import { RouterLink } from '../platform/RouterLink.tsx';
import { session } from '../platform/session.ts';

type UserRole = Exclude<RouteRole, 'guest' | 'user'>;

const user = {
  id: '0199b1f0-0000-7000-8000-000000000001',
  nickname: 'Lan',
  description: null,
  birthday: '1999-01-01',
  avatar: '/art/avatars/1.svg',
  avatar_file: null,
  background: null,
  background_file: null,
  sign_in_name: 'l***@mcy.vn',
  invite_code: 'AAAABBBB',
  level: 'bronze',
  points: 0,
  created_at: '2026-11-20T00:00:00.000Z',
};

/** What the server answers when it is asked who the user is. */
let answer: () => Promise<Response>;
/** The rights of the operator. */
let rights: readonly Right[] = [];

function withRoles(roles: readonly UserRole[]): void {
  answer = () => Promise.resolve(Response.json({ code: 200, msg: '', data: { ...user, roles } }));
}

async function visit(who: RouteRole, right?: Right) {
  const i18n = await i18nReady;
  const client = createClient({
    appSecret: 'test-secret',
    locale: () => 'en',
    session: session.read,
    onTokenRefused: () => {},
    fetch: (input) => {
      const asks = (path: string) => typeof input === 'string' && input.startsWith(path);
      if (asks(readOwnRights.path)) return Promise.resolve(Response.json({ code: 200, msg: '', data: { rights } }));
      const asksWho = asks(readUser.path);
      return asksWho ? answer() : Promise.resolve(Response.json({ code: 200, msg: '', data: { open: 0 } }));
    },
  });
  const inApp = (page: ReactNode) => (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ApiProvider client={client} locale="en" user_id={session.read()?.user.id ?? null}>
          <LinkProvider component={RouterLink}>
            <MemoryRouter initialEntries={['/pages/test?id=7']}>{page}</MemoryRouter>
          </LinkProvider>
        </ApiProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
  return render(
    inApp(
      <Suspense>
        <Address />
        <Routes>
          <Route
            path="/pages/test"
            element={
              <RequireRole who={who} right={right}>
                <p>the page</p>
              </RequireRole>
            }
          />
          <Route path="*" element={null} />
        </Routes>
      </Suspense>,
    ),
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

beforeEach(() => withRoles([]));
afterEach(() => session.end('t'));

const signIn = (): void => session.begin({ token: 't', pwdVersion: 1, user: { id: user.id } });
const roles = ['seller', 'shopkeeper', 'operator'] as const;
const refused = /Trang này dành cho/;

describe('a guest', () => {
  it('sees what is for everybody', async () => {
    const screen = await visit('guest');
    await expect.element(screen.getByText('the page')).toBeVisible();
  });

  it.each(['user', ...roles] as const)('signs in and comes back to what is for a %s', async (who) => {
    const screen = await visit(who);
    const back = encodeURIComponent('/pages/test?id=7');
    await expect.element(screen.getByRole('status')).toHaveTextContent(`/pages/login/index?return_to=${back}`);
    await expect.element(screen.getByText('the page')).not.toBeInTheDocument();
  });
});

describe('a user', () => {
  beforeEach(signIn);

  it.each(['guest', 'user'] as const)('sees what is for a %s', async (who) => {
    const screen = await visit(who);
    await expect.element(screen.getByText('the page')).toBeVisible();
  });

  it.each(roles)('with the role sees what is for a %s', async (who) => {
    withRoles([who]);
    const screen = await visit(who);
    await expect.element(screen.getByText('the page')).toBeVisible();
  });

  it.each(roles)('with every other role sees who the page of a %s is for, and a way on', async (who) => {
    withRoles(roles.filter((role) => role !== who));
    const screen = await visit(who);
    await expect.element(screen.getByRole('heading', { level: 2, name: refused })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Về trang chủ' })).toHaveAttribute('href', '/');
    await expect.element(screen.getByText('the page')).not.toBeInTheDocument();
    expect(document.title).toBe('Không có quyền truy cập · MCY');
  });

  it('with the right sees the page that takes it, and without it which one is missing', async () => {
    withRoles(['operator']);
    rights = ['money'];
    const allowed = await visit('operator', 'money');
    await expect.element(allowed.getByText('the page')).toBeVisible();
    await allowed.unmount();
    const refusedTo = await visit('operator', 'people');
    const heading = refusedTo.getByRole('heading', { level: 2, name: 'Trang này cần quyền “Người dùng”' });
    await expect.element(heading).toBeVisible();
    await expect.element(refusedTo.getByText('the page')).not.toBeInTheDocument();
    await expect
      .element(refusedTo.getByRole('link', { name: 'Về bảng điều khiển' }))
      .toHaveAttribute('href', '/operator');
  });

  it('who does not sell yet is led to registering as a seller', async () => {
    const screen = await visit('seller');
    const link = screen.getByRole('link', { name: 'Đăng ký bán hàng' });
    await expect.element(link).toHaveAttribute('href', '/pages/sale/sellerCreate');
  });

  it('sees neither before the roles are known', async () => {
    const asked = Promise.withResolvers<Response>();
    answer = () => asked.promise;
    const screen = await visit('operator');
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    await expect.element(screen.getByText(refused)).not.toBeInTheDocument();
    await expect.element(screen.getByText('the page')).not.toBeInTheDocument();
    asked.resolve(Response.json({ code: 200, msg: '', data: { ...user, roles: ['operator'] } }));
    await expect.element(screen.getByText('the page')).toBeVisible();
  });

  it('sees the page, whose own calls then say what failed, when the roles cannot be read', async () => {
    answer = () => Promise.reject(new TypeError('no connection'));
    const screen = await visit('operator');
    await expect.element(screen.getByText('the page')).toBeVisible();
  });
});
