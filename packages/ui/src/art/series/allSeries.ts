import type { Toy } from '../forge/Toy.ts';
import { deepSea } from './deepSea.ts';
import { dragonValley } from './dragonValley.ts';
import { galaxyStation } from './galaxyStation.ts';
import { moonlightAcademy } from './moonlightAcademy.ts';
import { morningGarden } from './morningGarden.ts';
import { sweetSpirits } from './sweetSpirits.ts';

/** The plans of every toy, by series and by the toy's key in the demo catalog. */
export const allSeries: Readonly<Record<string, Readonly<Record<string, Toy>>>> = {
  sweetSpirits,
  dragonValley,
  galaxyStation,
  moonlightAcademy,
  morningGarden,
  deepSea,
};
