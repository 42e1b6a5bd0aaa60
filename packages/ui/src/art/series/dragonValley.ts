import type { Toy } from '../forge/Toy.ts';
import { absentDodo } from './dragonValley/absentDodo.ts';
import { daydreamLongneck } from './dragonValley/daydreamLongneck.ts';
import { hatchlingPip } from './dragonValley/hatchlingPip.ts';
import { jadeDragonKing } from './dragonValley/jadeDragonKing.ts';
import { milkToothRex } from './dragonValley/milkToothRex.ts';
import { mountainTurtle } from './dragonValley/mountainTurtle.ts';
import { puddleCroc } from './dragonValley/puddleCroc.ts';
import { wallLizard } from './dragonValley/wallLizard.ts';
import { whiskerDragon } from './dragonValley/whiskerDragon.ts';
import { woollyMammoth } from './dragonValley/woollyMammoth.ts';

/** Dragons and dinosaurs that sit: broad snouts, eyes with slits, soles toward you. */
export const dragonValley: Readonly<Record<string, Toy>> = {
  'jade-dragon-king': jadeDragonKing,
  'whisker-dragon': whiskerDragon,
  'milk-tooth-rex': milkToothRex,
  'daydream-longneck': daydreamLongneck,
  'woolly-mammoth': woollyMammoth,
  'puddle-croc': puddleCroc,
  'absent-dodo': absentDodo,
  'mountain-turtle': mountainTurtle,
  'wall-lizard': wallLizard,
  'hatchling-pip': hatchlingPip,
};
