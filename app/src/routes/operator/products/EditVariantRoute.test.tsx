import { ApiProvider, createClient } from '@mcy/api/client';
import type { ShopProduct } from '@mcy/api/operator/products/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router-dom';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { addTexts, i18nReady } from '../../../platform/i18n.ts';
import { PageNotFound } from '../../../platform/PageNotFound.ts';
import { EditVariantRoute } from './EditVariantRoute.tsx';
import { shopProductsRoutes } from './routes.ts';

const user_id = '0199b1f0-0000-7000-8000-000000000001';
const variant_id = '0193a0c0-0000-7000-8000-000000000004';

const product: ShopProduct = {
  product_id: '0193a0c0-0000-7000-8000-000000000003',
  version: 3,
  series_id: '0193a0c0-0000-7000-8000-000000000001',
  series_name: 'Biển Nước Mắt',
  toy: null,
  category: 'plush',
  name: 'Cá mập Nhút Nhát',
  names: { vn: 'Cá mập Nhút Nhát', zh: '害羞鲨鱼', en: 'Shy Shark' },
  descriptions: { vn: 'Mềm và ấm.', zh: '柔软温暖。', en: 'Soft and warm.' },
  photos: ['/art/toys/shy-shark.webp'],
  video: null,
  shipping_fee: 30_000,
  cod_allowed: false,
  limit_per_buyer: null,
  deposit: null,
  pays_from: null,
  pays_until: null,
  listed_at: null,
  variants: [
    {
      variant_id,
      names: { vn: 'Cỡ nhỏ', zh: '小号', en: 'Small' },
      name: 'Cỡ nhỏ',
      photos: [],
      price: 150_000,
      sale_price: null,
      sale_from: null,
      sale_until: null,
      toy: null,
      on_hand: 12,
      low: false,
    },
  ],
  log: [],
};

/** Another operator has changed the product since it was opened: it has the version 4 by then. */
async function renderRoute(edited: string) {
  const i18n = await i18nReady;
  await addTexts(['operator/products', 'forms']);
  const saved: unknown[] = [];
  let version = 3;
  const ok = (data: unknown) => Response.json({ code: 200, msg: '', data });
  const client = createClient({
    appSecret: 'test-secret',
    locale: () => 'vn',
    session: () => ({ token: 't', pwdVersion: 1, user: { id: user_id } }),
    onTokenRefused: () => {},
    fetch: async (input, init) => {
      const path = typeof input === 'string' ? input : '';
      if (path.startsWith('/api/enc')) return ok({ open: 0 });
      if (path.includes('variant_save')) {
        const request: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : 'null');
        saved.push(request);
        version = 4;
        return Response.json({
          code: 422,
          msg: 'Có người khác vừa sửa.',
          data: { error: 'product_changed', request_id: '1' },
        });
      }
      return ok(path.includes('parts') ? { series: [], toys: [] } : { ...product, version });
    },
  });
  const router = createMemoryRouter(
    [
      {
        path: '/operator/product_variant',
        element: (
          <Suspense>
            <EditVariantRoute />
          </Suspense>
        ),
        errorElement: <Lost />,
      },
    ],
    { initialEntries: [shopProductsRoutes.editVariant(product.product_id, edited)] },
  );
  const screen = await render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ApiProvider client={client} locale="vn" user_id={user_id}>
          <RouterProvider router={router} />
        </ApiProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return { screen, saved };
}

function Lost() {
  return <p>{useRouteError() instanceof PageNotFound ? 'not found' : 'broken'}</p>;
}

it('keeps the input when another operator has changed the product, and saves it against the new version', async () => {
  const { screen, saved } = await renderRoute(variant_id);
  const why = screen.getByLabelText(/Lý do/);
  await why.fill('Giá mới');
  const save = screen.getByRole('button', { name: 'Lưu phân loại' });
  await save.click();
  await expect.element(screen.getByText('Có người khác vừa sửa.')).toBeVisible();
  await expect.element(why).toHaveValue('Giá mới');
  await save.click();
  await expect.poll(() => saved).toHaveLength(2);
  expect(saved).toEqual([
    expect.objectContaining({ version: 3, why: 'Giá mới' }),
    expect.objectContaining({ version: 4, why: 'Giá mới' }),
  ]);
});

it('shows the page of what does not exist for an unknown version, and no form that would add one', async () => {
  const { screen } = await renderRoute('0193a0c0-0000-7000-8000-000000000009');
  await expect.element(screen.getByText('not found')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Lưu phân loại' })).not.toBeInTheDocument();
});
