import { ProductPage } from './ProductPage.tsx';
import { shopProductsRoutes } from './routes.ts';

export function NewProductRoute() {
  return <ProductPage product={null} query={null} back={shopProductsRoutes.shopProducts()} />;
}
