export { OrderCard, type OrderCardProps, type OrderIntents } from './OrderCard/OrderCard.tsx';
export { type OrderAction, orderActions } from './OrderCard/actionsOf.ts';
export {
  type PaymentLinks,
  type PaymentResultScreenProps,
  PaymentResultScreen,
} from './PaymentResultScreen/PaymentResultScreen.tsx';
export { type Order, type OrderLine, type OrderState, orderStates } from './Order.ts';
