export { Podium, type PodiumProps } from './Podium/Podium.tsx';
export {
  type RankedPlayer,
  type Ranking,
  type RankingBoard,
  type RankingPeriod,
  rankingBoards,
  rankingPeriods,
} from './Ranking.ts';
export { RankingsScreen, type RankingsLinks, type RankingsScreenProps } from './RankingsScreen/RankingsScreen.tsx';
