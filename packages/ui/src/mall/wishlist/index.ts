export { WishButton, type WishButtonProps } from './WishButton/WishButton.tsx';
export { WishlistScreen, type WishlistScreenProps } from './WishlistScreen/WishlistScreen.tsx';
