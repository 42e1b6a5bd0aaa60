import { Ellipsis, ImageDown, Link } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { ShareTarget } from './ShareTarget.ts';
import * as styles from './ShareSheet.css.ts';

/** Logos of the networks, 24 by 24; the icon set has no brands. */
const marks = {
  zalo: 'M12 1.5C5.9 1.5 1 5.7 1 10.9c0 3 1.6 5.6 4.2 7.4.2.9-.2 2-1.1 2.9-.3.3-.1.8.3.8 2.100 0 3.900-.7 5.200-1.700.8.1 1.600.2 2.400.2 6.100 0 11-4.200 11-9.400S18.100 1.500 12 1.500ZM8 6.700h8v1.900l-5.100 5.300H16v2H7.900V14L13 8.700H8v-2Z',
  facebook:
    'M13.700 22v-8.200h2.800l.5-3.400h-3.300V8.200c0-1 .4-1.800 1.900-1.800h1.500v-3c-.3 0-1.300-.2-2.500-.2-2.600 0-4.300 1.600-4.300 4.500v2.700H7.300v3.400h3V22h3.400Z',
  tiktok:
    'M16.600 2h-3.500v13.700a2.700 2.700 0 1 1-2.700-2.700c.3 0 .5 0 .8.1V9.600a6.200 6.200 0 1 0 5.400 6.100V8.800a7.600 7.600 0 0 0 4.400 1.400V6.700a4.400 4.400 0 0 1-4.400-4.700Z',
} as const;

const glyphs = { copyLink: Link, savePicture: ImageDown, system: Ellipsis } as const;

/** Icon of a share target. */
export function TargetGlyph({ target }: { target: ShareTarget }) {
  if (target === 'copyLink' || target === 'savePicture' || target === 'system') return <Icon icon={glyphs[target]} />;
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden>
      <path d={marks[target]} />
    </svg>
  );
}
