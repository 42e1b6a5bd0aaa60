import { ApiError } from '@mcy/api/client';
import { saveShopProduct, saveShopVariant, type ShopProduct } from '@mcy/api/operator/products/contract';
import { useState } from 'react';

/** What is used of the query of a product. */
export interface ProductQuery {
  refetch: () => Promise<{ data: ShopProduct | undefined }>;
}

/**
 * Once a form is refused because others changed the product, reads the product again and sends the form with its new
 * version. Until then the form is sent with the version that it was opened with.
 */
export function useNewerVersion(query: ProductQuery | null) {
  const [newer, setNewer] = useState<number | null>(null);
  return {
    withVersion: <Request extends { version: number | null }>(request: Request): Request => ({
      ...request,
      version: newer ?? request.version,
    }),
    onRefused: async (error: unknown): Promise<void> => {
      if (query === null || !isProductChanged(error)) return;
      const { data } = await query.refetch();
      if (data) setNewer(data.version);
    },
  };
}

function isProductChanged(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return [saveShopProduct, saveShopVariant].some((call) => error.refusalOf(call) === 'product_changed');
}
