export { Podium, type PodiumProps } from './Podium/Podium.tsx';
export { RankingsScreen, type RankingsLinks, type RankingsScreenProps } from './RankingsScreen/RankingsScreen.tsx';
