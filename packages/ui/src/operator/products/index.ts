export { ProductFormScreen, type ProductFormScreenProps } from './ProductFormScreen/ProductFormScreen.tsx';
export { ProductsScreen, type ProductsScreenProps } from './ProductsScreen/ProductsScreen.tsx';
export {
  type ProductTask,
  ShopProductScreen,
  type ShopProductScreenProps,
} from './ShopProductScreen/ShopProductScreen.tsx';
