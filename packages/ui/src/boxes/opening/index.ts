export { FlipBoard, type FlipBoardProps } from './FlipBoard/FlipBoard.tsx';
export { OpeningRow, type OpeningRowProps } from './OpeningRow/OpeningRow.tsx';
export { OpenScreen, type OpenPhase, type OpenScreenProps } from './OpenScreen/OpenScreen.tsx';
export { OpenStage, type OpenStageProps } from './OpenStage/OpenStage.tsx';
export { PriceBar, type PriceBarProps } from './PriceBar/PriceBar.tsx';
export { ResultBoard, type ResultBoardProps } from './ResultBoard/ResultBoard.tsx';
export { RevealedPrize, type RevealedPrizeProps } from './RevealedPrize/RevealedPrize.tsx';
export { UnopenedTray, type UnopenedTrayProps } from './UnopenedTray/UnopenedTray.tsx';
export { WinTicker, type WinTickerProps } from './WinTicker/WinTicker.tsx';
