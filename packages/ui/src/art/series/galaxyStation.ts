import type { Toy } from '../forge/Toy.ts';
import { baristaBot } from './galaxyStation/baristaBot.ts';
import { captainComet } from './galaxyStation/captainComet.ts';
import { cheeseMoon } from './galaxyStation/cheeseMoon.ts';
import { greenGuest } from './galaxyStation/greenGuest.ts';
import { nosyTelescope } from './galaxyStation/nosyTelescope.ts';
import { pixelInvader } from './galaxyStation/pixelInvader.ts';
import { redTailRocket } from './galaxyStation/redTailRocket.ts';
import { ringPlanet } from './galaxyStation/ringPlanet.ts';
import { saucerTaxi } from './galaxyStation/saucerTaxi.ts';
import { signalDish } from './galaxyStation/signalDish.ts';

/** Crew and guests of a space station: glass, metal and things that glow, in large boots. */
export const galaxyStation: Readonly<Record<string, Toy>> = {
  'captain-comet': captainComet,
  'barista-bot': baristaBot,
  'red-tail-rocket': redTailRocket,
  'saucer-taxi': saucerTaxi,
  'pixel-invader': pixelInvader,
  'green-guest': greenGuest,
  'ring-planet': ringPlanet,
  'nosy-telescope': nosyTelescope,
  'signal-dish': signalDish,
  'cheese-moon': cheeseMoon,
};
