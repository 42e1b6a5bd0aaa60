import { deepSea } from './demo/deepSea.ts';
import type { DemoSeries } from './demo/DemoSeries.ts';
import { dragonValley } from './demo/dragonValley.ts';
import { galaxyStation } from './demo/galaxyStation.ts';
import { moonlightAcademy } from './demo/moonlightAcademy.ts';
import { morningGarden } from './demo/morningGarden.ts';
import { sweetSpirits } from './demo/sweetSpirits.ts';

/** The demo shop's series, in order. */
export const demoCatalogue: readonly DemoSeries[] = [
  dragonValley,
  sweetSpirits,
  galaxyStation,
  deepSea,
  moonlightAcademy,
  morningGarden,
];
