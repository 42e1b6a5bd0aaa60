export { FaceCheckScreen, type FaceCheckScreenProps } from './FaceCheckScreen/FaceCheckScreen.tsx';
export { IdentityScreen, type IdentityScreenProps } from './IdentityScreen/IdentityScreen.tsx';
