import type { IconGlyph } from '../../primitives/Icon/Icon.tsx';

/** Values chosen in each group, by the group's id; a group that is missing has none. */
export type FilterChoice = Readonly<Record<string, readonly string[]>>;

/** What a list can be narrowed by, one matter at a time: condition, price, series. */
export interface FilterGroup {
  id: string;
  label: string;
  options: readonly { value: string; label: string; icon?: IconGlyph | undefined }[];
  /** Several at a time; else the one chosen last. */
  multiple?: boolean;
}
