export { SalesScreen, type SalesScreenProps } from './SalesScreen/SalesScreen.tsx';
