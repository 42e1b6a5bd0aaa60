import type { Toy } from '../forge/Toy.ts';
import { cafeCrab } from './deepSea/cafeCrab.ts';
import { discFish } from './deepSea/discFish.ts';
import { echoShell } from './deepSea/echoShell.ts';
import { fountainWhale } from './deepSea/fountainWhale.ts';
import { leapingDolphin } from './deepSea/leapingDolphin.ts';
import { moonJelly } from './deepSea/moonJelly.ts';
import { pufferProfessor } from './deepSea/pufferProfessor.ts';
import { shyShark } from './deepSea/shyShark.ts';
import { singingMermaid } from './deepSea/singingMermaid.ts';
import { tailorOctopus } from './deepSea/tailorOctopus.ts';

/** A village under the sea: no feet, fins and tentacles on a splash of water, eyes far apart. */
export const deepSea: Readonly<Record<string, Toy>> = {
  'singing-mermaid': singingMermaid,
  'fountain-whale': fountainWhale,
  'tailor-octopus': tailorOctopus,
  'moon-jelly': moonJelly,
  'leaping-dolphin': leapingDolphin,
  'shy-shark': shyShark,
  'cafe-crab': cafeCrab,
  'puffer-professor': pufferProfessor,
  'disc-fish': discFish,
  'echo-shell': echoShell,
};
