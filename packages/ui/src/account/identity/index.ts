export { FaceCheckScreen, type FaceCheckScreenProps } from './FaceCheckScreen/FaceCheckScreen.tsx';
export type { DocumentKind, IdentityReview, IdentityState } from './IdentityReview.ts';
export { IdentityScreen, type IdentityScreenProps } from './IdentityScreen/IdentityScreen.tsx';
