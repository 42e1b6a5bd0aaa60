export { type LevelBadgeProps, LevelBadge } from './LevelBadge/LevelBadge.tsx';
export { LevelHero, type LevelHeroProps } from './LevelHero/LevelHero.tsx';
export { LevelLadder, type LevelLadderProps } from './LevelLadder/LevelLadder.tsx';
export { type LevelPart, type LevelsScreenProps, LevelsScreen } from './LevelsScreen/LevelsScreen.tsx';
