import { defineRoutes } from '../../defineRoutes.ts';

export const shopProductsRoutes = defineRoutes({
  shopProducts: {
    path: '/operator/products',
    screen: 'ShopProducts',
    who: 'operator',
    right: 'catalogue',
    nav: { label: 'title', sign: 'gift' },
    address: (shown?: string) => ({ shown }),
  },
  shopProduct: {
    path: '/operator/product',
    screen: 'ShopProduct',
    who: 'operator',
    right: 'catalogue',
    texts: ['forms'],
    address: (product_id: string) => ({ product_id }),
  },
  newProduct: {
    path: '/operator/product_new',
    screen: 'NewProduct',
    who: 'operator',
    right: 'catalogue',
    texts: ['forms'],
  },
  editProduct: {
    path: '/operator/product_edit',
    screen: 'EditProduct',
    who: 'operator',
    right: 'catalogue',
    texts: ['forms'],
    address: (product_id: string) => ({ product_id }),
  },
  editVariant: {
    path: '/operator/product_variant',
    screen: 'EditVariant',
    who: 'operator',
    right: 'catalogue',
    texts: ['forms'],
    address: (product_id: string, variant_id?: string) => ({ product_id, variant_id }),
  },
});
