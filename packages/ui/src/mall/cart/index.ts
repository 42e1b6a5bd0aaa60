export { AddToCart, type AddToCartProps, type AddedPieces } from './AddToCart/AddToCart.tsx';
export { CartLink, type CartLinkProps } from './CartLink/CartLink.tsx';
export { CartScreen, type CartScreenProps } from './CartScreen/CartScreen.tsx';
