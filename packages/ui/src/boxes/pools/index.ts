export { BoxArt, type BoxArtProps } from './BoxArt/BoxArt.tsx';
export { BagArt, type BagArtProps } from './BagArt/BagArt.tsx';
export { FaceCard, type FaceCardProps } from './FaceCard/FaceCard.tsx';
export { FaceDoors, type FaceDoorsProps } from './FaceDoors/FaceDoors.tsx';
export { FacesScreen, type FacesScreenProps } from './FacesScreen/FacesScreen.tsx';
export { FaceStage, type FaceStageProps } from './FaceStage/FaceStage.tsx';
export { MachineArt, type MachineArtProps } from './MachineArt/MachineArt.tsx';
export { GuaranteeMeter, type GuaranteeMeterProps } from './GuaranteeMeter/GuaranteeMeter.tsx';
export { MysteryBoxCard, type MysteryBoxCardProps } from './MysteryBoxCard/MysteryBoxCard.tsx';
export {
  MysteryBoxesScreen,
  type MysteryBoxesScreenProps,
  type PoolFilter,
} from './MysteryBoxesScreen/MysteryBoxesScreen.tsx';
export { OddsScreen, type OddsScreenProps } from './OddsScreen/OddsScreen.tsx';
export { OddsTable, type OddsTableProps } from './OddsTable/OddsTable.tsx';
export { OddsTeaser, type OddsTeaserProps } from './OddsTeaser/OddsTeaser.tsx';
export { PoolChoiceScreen, type PoolChoiceScreenProps } from './PoolChoiceScreen/PoolChoiceScreen.tsx';
export { PoolPanel, type PoolPanelProps } from './PoolPanel/PoolPanel.tsx';
export { StockLink, type StockLinkProps } from './StockLink/StockLink.tsx';
export { PoolTicketMeter, type PoolTicketMeterProps } from './PoolTicketMeter/PoolTicketMeter.tsx';
export { PrizeDetailScreen, type PrizeDetailScreenProps } from './PrizeDetailScreen/PrizeDetailScreen.tsx';
export { PrizeThumb, type PrizeThumbProps } from './PrizeThumb/PrizeThumb.tsx';
export { RarityBadge, type RarityBadgeProps } from './RarityBadge/RarityBadge.tsx';
export { SeriesHeader, type SeriesHeaderProps } from './SeriesHeader/SeriesHeader.tsx';
export { StageFrame, type StageFrameProps } from './StageFrame/StageFrame.tsx';
export { TierMark, type TierMarkProps } from './TierMark/TierMark.tsx';
export { ToyCard, type ToyCardProps } from './ToyCard/ToyCard.tsx';
