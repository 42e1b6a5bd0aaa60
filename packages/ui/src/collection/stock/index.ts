export { BoxStockScreen, type BoxStockScreenProps } from './BoxStockScreen/BoxStockScreen.tsx';
