import type { IconGlyph } from '../../primitives/Icon/Icon.tsx';

/** Selected values by group id; a missing group has none. */
export type FilterChoice = Readonly<Record<string, readonly string[]>>;

/** A filter for one property: condition, price, series. */
export interface FilterGroup {
  id: string;
  label: string;
  options: readonly { value: string; label: string; icon?: IconGlyph | undefined }[];
  /** Allows several values; otherwise only the latest. */
  multiple?: boolean;
}
