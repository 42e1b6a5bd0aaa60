export { BattlePassScreen, type BattlePassScreenProps } from './BattlePassScreen/BattlePassScreen.tsx';
export { PassCard, type PassCardProps } from './PassCard/PassCard.tsx';
