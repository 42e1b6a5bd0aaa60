import type { Pool } from '@mcy/api/boxes/pools/contract';
import { BagArt } from './BagArt/BagArt.tsx';
import { BoxArt } from './BoxArt/BoxArt.tsx';
import type { Face } from './Face.ts';
import { MachineArt } from './MachineArt/MachineArt.tsx';

const box: Face = { Art: BoxArt, motion: 'rise', words: 'box' };

/** The face of each kind. A new one is its picture, its words and a line here. */
const faces: Readonly<Record<Pool['kind'], Face>> = {
  ichiban: box,
  infinite: box,
  anime: box,
  exquisite_life: box,
  daily: box,
  card_machine: { Art: MachineArt, motion: 'flip', words: 'machine' },
  lucky_bag: { Art: BagArt, motion: 'rise', words: 'bag' },
};

/** The face of a kind of pool; a box while it is not known. */
export function faceOf(kind: Pool['kind'] = 'ichiban'): Face {
  return faces[kind];
}
