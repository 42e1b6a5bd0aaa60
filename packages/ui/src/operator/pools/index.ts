export { DraftScreen, type DraftScreenProps } from './DraftScreen/DraftScreen.tsx';
export { PoolsScreen, type PoolsScreenProps } from './PoolsScreen/PoolsScreen.tsx';
export { RewardsScreen, type RewardsScreenProps } from './RewardsScreen/RewardsScreen.tsx';
export { type PoolTask, ShopPoolScreen, type ShopPoolScreenProps } from './ShopPoolScreen/ShopPoolScreen.tsx';
