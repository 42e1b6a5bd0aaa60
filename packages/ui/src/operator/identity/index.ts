export { IdentityReviewScreen, type IdentityReviewScreenProps } from './IdentityReviewScreen/IdentityReviewScreen.tsx';
export {
  IdentityReviewsScreen,
  type IdentityReviewsScreenProps,
} from './IdentityReviewsScreen/IdentityReviewsScreen.tsx';
