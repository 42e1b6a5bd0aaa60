import { defineRoutes } from '../../defineRoutes.ts';

export const levelsRoutes = defineRoutes({
  level: { path: '/pages/user/level', screen: 'BenefitCentre', who: 'user' },
  levelProgress: { path: '/pages/home/level', screen: 'LevelProgress', who: 'user' },
  levelRules: { path: '/pages/user/level_info', screen: 'LevelRules', who: 'guest' },
});
