export { ListingCard, type ListingCardProps } from './ListingCard/ListingCard.tsx';
export { type Listing, type ListingSeller, type ListingState, listingStates } from './Listing.ts';
