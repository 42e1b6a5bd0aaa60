export { MallScreen, type MallScreenProps } from './MallScreen/MallScreen.tsx';
export { ProductArt, type ProductArtProps } from './ProductArt/ProductArt.tsx';
export { ProductCard, type ProductCardProps } from './ProductCard/ProductCard.tsx';
export { ProductScreen, type ProductScreenProps } from './ProductScreen/ProductScreen.tsx';
export { MallSeriesScreen, type MallSeriesScreenProps } from './MallSeriesScreen/MallSeriesScreen.tsx';
