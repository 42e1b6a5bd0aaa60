export {
  CollectionScreen,
  type CollectionFilter,
  type CollectionScreenProps,
  wholeCollection,
} from './CollectionScreen/CollectionScreen.tsx';
export { type HindranceOf, ItemActions, type ItemActionsProps } from './ItemActions/ItemActions.tsx';
export { ItemScreen, type ItemScreenProps } from './ItemScreen/ItemScreen.tsx';
