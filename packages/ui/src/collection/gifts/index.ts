export { GiftBox, type GiftBoxProps } from './GiftBox/GiftBox.tsx';
export { GiftScreen, type GiftScreenProps } from './GiftScreen/GiftScreen.tsx';
export { GiftToys, type GiftToysProps } from './GiftToys/GiftToys.tsx';
export { GiftsScreen, type GiftsScreenProps } from './GiftsScreen/GiftsScreen.tsx';
export {
  type GiftDraft,
  type GiftWay,
  GiveToysScreen,
  type GiveToysScreenProps,
} from './GiveToysScreen/GiveToysScreen.tsx';
export { ToyTile, type ToyTileProps } from './ToyTile/ToyTile.tsx';
