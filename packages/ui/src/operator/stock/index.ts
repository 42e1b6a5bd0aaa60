export { StockScreen, type StockScreenProps } from './StockScreen/StockScreen.tsx';
export { type StockTask, ToyStockScreen, type ToyStockScreenProps } from './ToyStockScreen/ToyStockScreen.tsx';
