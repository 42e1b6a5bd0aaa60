export { OrderSlipScreen, type OrderSlipScreenProps } from './OrderSlipScreen/OrderSlipScreen.tsx';
export { ShipOrdersScreen, type ShipOrdersScreenProps } from './ShipOrdersScreen/ShipOrdersScreen.tsx';
export { ShopOrderScreen, type ShopOrderScreenProps } from './ShopOrderScreen/ShopOrderScreen.tsx';
export { ShopOrdersScreen, type ShopOrdersScreenProps } from './ShopOrdersScreen/ShopOrdersScreen.tsx';
