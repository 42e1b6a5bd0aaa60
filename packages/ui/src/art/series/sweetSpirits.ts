import type { Toy } from '../forge/Toy.ts';
import { birthdayQueen } from './sweetSpirits/birthdayQueen.ts';
import { bobaBuddy } from './sweetSpirits/bobaBuddy.ts';
import { cookieCrumb } from './sweetSpirits/cookieCrumb.ts';
import { cupcakeFairy } from './sweetSpirits/cupcakeFairy.ts';
import { dangoChoir } from './sweetSpirits/dangoChoir.ts';
import { donutRoller } from './sweetSpirits/donutRoller.ts';
import { pancakeTower } from './sweetSpirits/pancakeTower.ts';
import { rainbowLolly } from './sweetSpirits/rainbowLolly.ts';
import { strawberrySlice } from './sweetSpirits/strawberrySlice.ts';
import { sundaeTrio } from './sweetSpirits/sundaeTrio.ts';
import { twistCandy } from './sweetSpirits/twistCandy.ts';
import { wobblyFlan } from './sweetSpirits/wobblyFlan.ts';

/** Sweets with heads larger than life on small bodies of dough: glazed, sleepy, always blushing. */
export const sweetSpirits: Readonly<Record<string, Toy>> = {
  'birthday-queen': birthdayQueen,
  'cupcake-fairy': cupcakeFairy,
  'strawberry-slice': strawberrySlice,
  'pancake-tower': pancakeTower,
  'boba-buddy': bobaBuddy,
  'sundae-trio': sundaeTrio,
  'donut-roller': donutRoller,
  'dango-choir': dangoChoir,
  'cookie-crumb': cookieCrumb,
  'twist-candy': twistCandy,
  'rainbow-lolly': rainbowLolly,
  'wobbly-flan': wobblyFlan,
};
