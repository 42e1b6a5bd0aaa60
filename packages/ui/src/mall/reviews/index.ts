export { OrderReviewsScreen, type OrderReviewsScreenProps } from './OrderReviewsScreen/OrderReviewsScreen.tsx';
export { PhotoStrip, type PhotoStripProps } from './PhotoStrip/PhotoStrip.tsx';
export { ProductReviews, type ProductReviewsProps } from './ProductReviews/ProductReviews.tsx';
export { ReviewCard, type ReviewCardProps } from './ReviewCard/ReviewCard.tsx';
export { ReviewScore } from './ReviewScore/ReviewScore.tsx';
export {
  type ReviewFilter,
  reviewFilters,
  ReviewsScreen,
  type ReviewsScreenProps,
} from './ReviewsScreen/ReviewsScreen.tsx';
