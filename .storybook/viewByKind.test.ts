import { expect, it } from 'vitest';
import { viewByKind } from './viewByKind.ts';

/** A manager, at the size that the address names, or none. */
function openManager(search = '') {
  let show: (story: { storyId: string }) => void = () => {};
  let viewport: { value: unknown } = { value: search.includes('viewport') ? 'tablet' : undefined };
  let panel = '';
  const updateGlobals = (globals: Readonly<Record<string, unknown>>): void => {
    viewport = globals['viewport'] as typeof viewport;
  };
  globalThis.location = { search } as Location;
  // Only what the module calls.
  viewByKind({
    getGlobals: () => ({ viewport }),
    on: (_event: string, listener: typeof show) => {
      show = listener;
      return () => {};
    },
    togglePanelPosition: (position: string) => {
      panel = position;
    },
    updateGlobals,
  } as unknown as Parameters<typeof viewByKind>[0]);
  return {
    open: (storyId: string) => show({ storyId }),
    choose: (value: string) => updateGlobals({ viewport: { value } }),
    seen: () => [viewport.value, panel],
  };
}

it('shows screens at a phone’s size beside the panel, and components as wide as there is room', () => {
  const manager = openManager();
  manager.open('boxes-pools-screens-odds--loaded');
  expect(manager.seen()).toEqual(['phone', 'right']);
  manager.open('primitives-button--playground');
  expect(manager.seen()).toEqual([undefined, 'bottom']);
});

it('keeps the size that was chosen for each kind', () => {
  const manager = openManager();
  manager.open('guide-gallery--docs');
  manager.choose('desktop');
  manager.open('primitives-button--playground');
  manager.choose('small');
  manager.open('boxes-pools-screens-odds--loaded');
  expect(manager.seen()[0]).toBe('desktop');
  manager.open('primitives-badge--variants');
  expect(manager.seen()[0]).toBe('small');
});

it('obeys an address that names a size', () => {
  const manager = openManager('?path=/story/primitives-button--playground&globals=viewport.value:tablet');
  manager.open('primitives-button--playground');
  expect(manager.seen()[0]).toBe('tablet');
});
