import type { Tone } from '../../../primitives/index.ts';
import type { RoomState } from '../Room.ts';

interface StateLooks {
  tone: Tone;
  variant: 'solid' | 'soft';
  /** Nobody can join, or not now. */
  closed: boolean;
  /** Only its owner has seen it. */
  unpublished?: true;
}

/** Look of a room in each state. */
export const stateTone: Record<RoomState, StateLooks> = {
  under_review: { tone: 'neutral', variant: 'soft', closed: false, unpublished: true },
  failed_audit: { tone: 'critical', variant: 'soft', closed: true, unpublished: true },
  not_started: { tone: 'accent', variant: 'soft', closed: false },
  in_progress: { tone: 'positive', variant: 'solid', closed: false },
  in_lottery: { tone: 'caution', variant: 'solid', closed: false },
  ended: { tone: 'neutral', variant: 'soft', closed: true },
  suspended: { tone: 'caution', variant: 'soft', closed: true },
  void: { tone: 'neutral', variant: 'soft', closed: true },
};
