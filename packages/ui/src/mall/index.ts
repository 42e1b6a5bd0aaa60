export {
  type Payment,
  type PaymentLinks,
  type PaymentResultScreenProps,
  PaymentResultScreen,
} from './PaymentResultScreen/PaymentResultScreen.tsx';
