export { UnpaidList, type UnpaidListProps } from './UnpaidList/UnpaidList.tsx';
