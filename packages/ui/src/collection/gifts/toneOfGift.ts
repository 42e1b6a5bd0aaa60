import type { GiftState } from '@mcy/api/collection/gifts/words';
import type { Tone } from '../../primitives/index.ts';

const tones: Record<GiftState, Tone> = {
  open: 'accent',
  accepted: 'positive',
  declined: 'caution',
  taken_back: 'neutral',
  expired: 'neutral',
};

/** The tone of a gift's state. */
export function toneOfGift(state: GiftState): Tone {
  return tones[state];
}
