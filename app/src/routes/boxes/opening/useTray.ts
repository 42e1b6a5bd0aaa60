import { useUnopened } from '@mcy/api/boxes/opening/hooks';
import type { UnopenedTrayProps } from '@mcy/ui/boxes/tray';
import { useEffect } from 'react';
import { readExpectedTray, rememberTray } from './expectedTray.ts';

/** Paid boxes that the player has not seen; while they load, how many there were last. */
export function useTray(): Required<Pick<UnopenedTrayProps, 'openings' | 'expected'>> {
  const { data, isLoading } = useUnopened({});
  const count = data?.rows.length;
  useEffect(() => {
    if (count !== undefined) rememberTray(count);
  }, [count]);
  return { openings: data?.rows ?? [], expected: isLoading ? readExpectedTray() : 0 };
}
