import type { Toy } from '../forge/Toy.ts';
import { blueHatMage } from './moonlightAcademy/blueHatMage.ts';
import { capeHero } from './moonlightAcademy/capeHero.ts';
import { forestElf } from './moonlightAcademy/forestElf.ts';
import { lampGenie } from './moonlightAcademy/lampGenie.ts';
import { maskedRival } from './moonlightAcademy/maskedRival.ts';
import { moonPrincess } from './moonlightAcademy/moonPrincess.ts';
import { nightCount } from './moonlightAcademy/nightCount.ts';
import { silentNinja } from './moonlightAcademy/silentNinja.ts';
import { starFairy } from './moonlightAcademy/starFairy.ts';
import { winkGhost } from './moonlightAcademy/winkGhost.ts';

/** Pupils and teachers of a school by night: children's faces, large eyes, hair and hats that give the outline. */
export const moonlightAcademy: Readonly<Record<string, Toy>> = {
  'blue-hat-mage': blueHatMage,
  'moon-princess': moonPrincess,
  'night-count': nightCount,
  'forest-elf': forestElf,
  'lamp-genie': lampGenie,
  'silent-ninja': silentNinja,
  'cape-hero': capeHero,
  'masked-rival': maskedRival,
  'star-fairy': starFairy,
  'wink-ghost': winkGhost,
};
