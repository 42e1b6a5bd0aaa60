export { PackingSlipScreen, type PackingSlipScreenProps } from './PackingSlipScreen/PackingSlipScreen.tsx';
export { ShipParcelsScreen, type ShipParcelsScreenProps } from './ShipParcelsScreen/ShipParcelsScreen.tsx';
export { ShopParcelScreen, type ShopParcelScreenProps } from './ShopParcelScreen/ShopParcelScreen.tsx';
export { ShopParcelsScreen, type ShopParcelsScreenProps } from './ShopParcelsScreen/ShopParcelsScreen.tsx';
