export { DrawProof, type DrawProofProps } from './DrawProof/DrawProof.tsx';
export { DrawRecordScreen, type DrawRecordScreenProps } from './DrawRecordScreen/DrawRecordScreen.tsx';
export { FairnessPanel, type FairnessPanelProps } from './FairnessPanel/FairnessPanel.tsx';
export { makeClientSeed } from './FairnessPanel/makeClientSeed.ts';
export { BoxArt, type BoxArtProps } from './BoxArt/BoxArt.tsx';
export { FlipBoard, type FlipBoardProps } from './FlipBoard/FlipBoard.tsx';
export { GuaranteeMeter, type GuaranteeMeterProps } from './GuaranteeMeter/GuaranteeMeter.tsx';
export { HeroLayout, type HeroLayoutProps } from './HeroLayout/HeroLayout.tsx';
export { Hash, type HashProps } from './Hash/Hash.tsx';
export { MysteryBoxCard, type MysteryBoxCardProps } from './MysteryBoxCard/MysteryBoxCard.tsx';
export {
  MysteryBoxesScreen,
  type MysteryBoxesScreenProps,
  type PoolFilter,
} from './MysteryBoxesScreen/MysteryBoxesScreen.tsx';
export { MysteryBoxScreen, type MysteryBoxScreenProps } from './MysteryBoxScreen/MysteryBoxScreen.tsx';
export { OddsScreen, type OddsScreenProps } from './OddsScreen/OddsScreen.tsx';
export { OddsTable, type OddsTableProps } from './OddsTable/OddsTable.tsx';
export { OddsTeaser, type OddsTeaserProps } from './OddsTeaser/OddsTeaser.tsx';
export { OpeningProofs, type OpeningProofsProps } from './OpeningProofs/OpeningProofs.tsx';
export { OpeningRow, type OpeningRowProps } from './OpeningRow/OpeningRow.tsx';
export { OpenScreen, type OpenPhase, type OpenScreenProps } from './OpenScreen/OpenScreen.tsx';
export { OpenStage, type OpenStageProps } from './OpenStage/OpenStage.tsx';
export { PoolChoiceScreen, type PoolChoiceScreenProps } from './PoolChoiceScreen/PoolChoiceScreen.tsx';
export { PoolPanel, type PoolPanelProps } from './PoolPanel/PoolPanel.tsx';
export { PoolProof, type PoolProofProps } from './PoolProof/PoolProof.tsx';
export { PoolTicketMeter, type PoolTicketMeterProps } from './PoolTicketMeter/PoolTicketMeter.tsx';
export { PriceBar, type PriceBarProps } from './PriceBar/PriceBar.tsx';
export { PrizeDetailScreen, type PrizeDetailScreenProps } from './PrizeDetailScreen/PrizeDetailScreen.tsx';
export { PrizeThumb, type PrizeThumbProps } from './PrizeThumb/PrizeThumb.tsx';
export { RarityBadge, type RarityBadgeProps } from './RarityBadge/RarityBadge.tsx';
export { ResultBoard, type ResultBoardProps } from './ResultBoard/ResultBoard.tsx';
export { RevealedPrize, type RevealedPrizeProps } from './RevealedPrize/RevealedPrize.tsx';
export { SeriesHeader, type SeriesHeaderProps } from './SeriesHeader/SeriesHeader.tsx';
export { StageFrame, type StageFrameProps } from './StageFrame/StageFrame.tsx';
export { TierMark, type TierMarkProps } from './TierMark/TierMark.tsx';
export { ToyCard, type ToyCardProps } from './ToyCard/ToyCard.tsx';
export { ToyStage, type ToyStageProps } from './ToyStage/ToyStage.tsx';
export { UnopenedTray, type UnopenedTrayProps } from './UnopenedTray/UnopenedTray.tsx';
export { VerdictMark, type VerdictMarkProps } from './VerdictMark/VerdictMark.tsx';
export { WinTicker, type WinTickerProps } from './WinTicker/WinTicker.tsx';

export type { DrawCount } from './DrawCount.ts';
export type { Odds, OddsRow } from './Odds.ts';
export type { DrawResult, Opening } from './Opening.ts';
export { type Pool, type PoolKind, poolKinds } from './Pool.ts';
export type { PoolDetail } from './PoolDetail.ts';
export type { PoolSeed } from './PoolSeed.ts';
export type { Prize } from './Prize.ts';
export type { PrizeDetail } from './PrizeDetail.ts';
export type { Proof } from './Proof.ts';
export type { RecordedOpening } from './RecordedOpening.ts';
export type { Series } from './Series.ts';
export type { DrawVerdict, FairnessFailure, PoolVerdict, StandingRow } from './Verdict.ts';
export type { Win } from './Win.ts';
