import type { Toy } from '../forge/Toy.ts';
import { busyBee } from './morningGarden/busyBee.ts';
import { dawnUnicorn } from './morningGarden/dawnUnicorn.ts';
import { dotLadybug } from './morningGarden/dotLadybug.ts';
import { emberButterfly } from './morningGarden/emberButterfly.ts';
import { jewelPeacock } from './morningGarden/jewelPeacock.ts';
import { nightShiftOwl } from './morningGarden/nightShiftOwl.ts';
import { slowSnail } from './morningGarden/slowSnail.ts';
import { stillSwan } from './morningGarden/stillSwan.ts';
import { toadstoolStool } from './morningGarden/toadstoolStool.ts';
import { yogaFlamingo } from './morningGarden/yogaFlamingo.ts';

/** A garden at dawn: one-piece figures like eggs that rock on a leaf, soft as pearl, with dew and lashes. */
export const morningGarden: Readonly<Record<string, Toy>> = {
  'dawn-unicorn': dawnUnicorn,
  'jewel-peacock': jewelPeacock,
  'still-swan': stillSwan,
  'yoga-flamingo': yogaFlamingo,
  'night-shift-owl': nightShiftOwl,
  'ember-butterfly': emberButterfly,
  'busy-bee': busyBee,
  'toadstool-stool': toadstoolStool,
  'slow-snail': slowSnail,
  'dot-ladybug': dotLadybug,
};
