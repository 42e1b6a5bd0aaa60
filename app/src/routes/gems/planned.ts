import { defineRoutes } from '../defineRoutes.ts';

/** Not built yet. Building one moves its line to its topic. */
export const gemsPlanned = defineRoutes({
  gemstoneHome: { path: '/pages/index/gemstone', screen: 'GemstoneHome', who: 'guest' },
  gemstones: { path: '/pages/Gemstone/index', screen: 'Gemstones', who: 'user' },
  miningSite: { path: '/pages/Gemstone/field', screen: 'MiningSite', who: 'user' },
  gemRecord: { path: '/pages/Gemstone/record', screen: 'GemRecord', who: 'user' },
  gemExchange: { path: '/pages/Gemstone/change', screen: 'GemExchange', who: 'user' },
  exchangeRecord: { path: '/pages/Gemstone/changeRecord', screen: 'ExchangeRecord', who: 'user' },
  team: { path: '/pages/Gemstone/team', screen: 'Team', who: 'user' },
  teamRecord: { path: '/pages/Gemstone/teamRecord', screen: 'TeamRecord', who: 'user' },
  gameCentre: { path: '/pages/Gemstone/games', screen: 'GameCentre', who: 'guest' },
  guild: { path: '/pages/Gemstone/guild', screen: 'Guild', who: 'user' },
  interstellarBattleRoyale: { path: '/pages/Gemstone/battle', screen: 'InterstellarBattleRoyale', who: 'guest' },
});
