import type { API } from 'storybook/manager-api';
import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';

type Kind = 'screen' | 'part';
type ViewApi = Pick<API, 'getGlobals' | 'on' | 'togglePanelPosition' | 'updateGlobals'>;

const panelBeside = { screen: 'right', part: 'bottom' } as const;

/**
 * Shows screens at a phone's size, with the panel beside them so that it takes none of their height, and components as wide
 * as there is room. Each kind keeps the size that was last chosen for it. An address that names a size is obeyed.
 */
export function viewByKind(api: ViewApi): void {
  const sizes: Record<Kind, unknown> = { screen: 'phone', part: undefined };
  let kind: Kind | null = null;
  const sizeNow = (): unknown => {
    // Globals are untyped in Storybook; this one is typed where it is read.
    const viewport = api.getGlobals()['viewport'] as { value?: unknown } | undefined;
    return viewport?.value;
  };
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    const next = kindOf(storyId);
    if (next === kind) return;
    const addressed = kind === null && /\bviewport\b/.test(location.search);
    if (kind !== null) sizes[kind] = sizeNow();
    kind = next;
    api.togglePanelPosition(panelBeside[next]);
    if (!addressed && sizeNow() !== sizes[next]) {
      api.updateGlobals({ viewport: { value: sizes[next], isRotated: false } });
    }
  });
}

/** By the id, because the first story is often open before the manager has read the index. */
function kindOf(storyId: string): Kind {
  // The gallery's thumbnails have the size in which its screens open.
  return /-screens-/.test(storyId) || storyId.startsWith('guide-gallery--') ? 'screen' : 'part';
}
