export { type LevelBadgeProps, LevelBadge } from './LevelBadge/LevelBadge.tsx';
export { BenefitCentreScreen, type BenefitCentreScreenProps } from './BenefitCentreScreen/BenefitCentreScreen.tsx';
export { LevelHero, type LevelHeroProps } from './LevelHero/LevelHero.tsx';
export { LevelLadder, type LevelLadderProps } from './LevelLadder/LevelLadder.tsx';
export { LevelProgressScreen, type LevelProgressScreenProps } from './LevelProgressScreen/LevelProgressScreen.tsx';
export { LevelRulesScreen, type LevelRulesScreenProps } from './LevelRulesScreen/LevelRulesScreen.tsx';
