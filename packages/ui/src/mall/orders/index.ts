export { CheckoutScreen, type CheckoutPrice, type CheckoutScreenProps } from './CheckoutScreen/CheckoutScreen.tsx';
export { OrderCard, type OrderCardProps } from './OrderCard/OrderCard.tsx';
export { OrderScreen, type OrderScreenProps } from './OrderScreen/OrderScreen.tsx';
export { OrdersScreen, type OrdersScreenProps } from './OrdersScreen/OrdersScreen.tsx';
export {
  type PaymentLinks,
  type PaymentResultScreenProps,
  PaymentResultScreen,
} from './PaymentResultScreen/PaymentResultScreen.tsx';
