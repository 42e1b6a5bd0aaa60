export { OffersScreen, type OffersScreenProps, type OfferTask } from './OffersScreen/OffersScreen.tsx';
