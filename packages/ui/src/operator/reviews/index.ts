export { ShopReviewScreen, type ShopReviewScreenProps } from './ShopReviewScreen/ShopReviewScreen.tsx';
export { ShopReviewsScreen, type ShopReviewsScreenProps } from './ShopReviewsScreen/ShopReviewsScreen.tsx';
