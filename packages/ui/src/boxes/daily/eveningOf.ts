import type { DailyDraw } from '@mcy/api/boxes/daily/contract';

const day = 86_400_000;

interface Evening {
  /** By the server's clock when it answered. */
  isOpen: boolean;
  /** When that ends: the draw opens, or closes. */
  changes_at: string;
  /** When the draw after tonight's opens. */
  next_opens_at: string;
}

/** Where the evening is. Only the server's clock decides; the countdown asks it again. */
export function eveningOf({ now, opens_at, closes_at }: Pick<DailyDraw, 'now' | 'opens_at' | 'closes_at'>): Evening {
  const isOpen = Date.parse(opens_at) <= Date.parse(now);
  return {
    isOpen,
    changes_at: isOpen ? closes_at : opens_at,
    next_opens_at: new Date(Date.parse(opens_at) + day).toISOString(),
  };
}
