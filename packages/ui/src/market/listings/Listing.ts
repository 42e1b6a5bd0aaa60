/** Whether goods of a seller are on sale (spec §4). */
export const listingStates = ['listed', 'delisted', 'sold_out'] as const;
export type ListingState = (typeof listingStates)[number];

/** Who sells it. */
export interface ListingSeller {
  seller_id: string;
  shop_name: string;
  /** Address of a picture. */
  shop_picture: string;
  /** The shop has shown who it is (spec §4, merchant review). */
  authenticated: boolean;
}

/** Goods a seller offers on the market (spec §3). Amounts are coins. */
export interface Listing {
  listing_id: string;
  name: string;
  /** The first of its photos. */
  photo: string;
  photo_count: number;
  price: number;
  /** 0 is free. */
  shipping_fee: number;
  state: ListingState;
  stock: number;
  sold_count: number;
  seller: ListingSeller;
}
