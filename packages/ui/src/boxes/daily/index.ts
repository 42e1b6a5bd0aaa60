export { DailyDrawScreen, type DailyDrawScreenProps, type DailyPhase } from './DailyDrawScreen/DailyDrawScreen.tsx';
export { TonightCard, type TonightCardProps } from './TonightCard/TonightCard.tsx';
