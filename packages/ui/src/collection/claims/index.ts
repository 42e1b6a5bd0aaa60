export { ClaimList, type ClaimListProps } from './ClaimList/ClaimList.tsx';
export { ClaimScreen, type ClaimScreenProps } from './ClaimScreen/ClaimScreen.tsx';
