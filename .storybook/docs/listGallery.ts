import { isScreen } from './isScreen.ts';

/** What the gallery reads of an entry of Storybook's index. */
interface Entry {
  id: string;
  title: string;
  name: string;
  type: string;
}

/** A screen of the shop, shown by its first story. */
export interface ShownScreen {
  /** Storybook id of its first story. */
  id: string;
  name: string;
  topic: string;
  /** How many stories it has. */
  states: number;
}

export interface ShownArea {
  area: string;
  screens: readonly ShownScreen[];
}

/** Every screen of Storybook's index by area, in the order of the sidebar. */
export function listGallery(entries: readonly Entry[]): readonly ShownArea[] {
  const stories = entries.filter(({ type, title }) => type === 'story' && isScreen(title));
  const screens = [...Map.groupBy(stories, ({ title }) => title)].map(([title, ofScreen]) => ({
    parts: title.split('/'),
    id: ofScreen[0]?.id ?? '',
    states: ofScreen.length,
  }));
  return [...Map.groupBy(screens, ({ parts }) => parts[0] ?? '')].map(([area, ofArea]) => ({
    area,
    screens: ofArea.map(({ parts, id, states }) => ({ id, states, name: parts.at(-1) ?? '', topic: parts[1] ?? '' })),
  }));
}
