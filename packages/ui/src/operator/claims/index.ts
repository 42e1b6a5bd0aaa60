export { ShopClaimScreen, type ShopClaimScreenProps } from './ShopClaimScreen/ShopClaimScreen.tsx';
export { ShopClaimsScreen, type ShopClaimsScreenProps } from './ShopClaimsScreen/ShopClaimsScreen.tsx';
