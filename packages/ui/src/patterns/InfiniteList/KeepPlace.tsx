import { Component, type ReactNode, type RefObject } from 'react';

interface KeepPlaceProps {
  list: RefObject<HTMLElement | null>;
  keys: readonly string[];
  /** Also where browsers can do it themselves: the list does not let them. */
  always: boolean;
  children: ReactNode;
}

/** The row that the reader looks at, and how far it is from the top of the window, in px. */
interface Seen {
  key: string;
  top: number;
}

/**
 * Keeps what the reader looks at where it is when rows come or go above it. A class, because only a class learns of a
 * change before the page shows it.
 */
export class KeepPlace extends Component<KeepPlaceProps> {
  override getSnapshotBeforeUpdate({ keys: before }: KeepPlaceProps): Seen | null {
    const { list, keys, always } = this.props;
    // Safari cannot.
    if (!always && CSS.supports('overflow-anchor', 'auto')) return null;
    // At the top, a new row is what the reader wants to see.
    if (scrollY <= 0 || isSame(before, keys)) return null;
    const remaining = new Set(keys);
    for (const row of list.current?.children ?? []) {
      const key = before[placeOf(row)];
      const { top, bottom } = row.getBoundingClientRect();
      if (bottom > 0 && key !== undefined && remaining.has(key)) return top < innerHeight ? { key, top } : null;
    }
    return null;
  }

  override componentDidUpdate(_before: KeepPlaceProps, _state: object, seen: Seen | null): void {
    if (seen === null) return;
    const { list, keys } = this.props;
    const row = [...(list.current?.children ?? [])].find((child) => keys[placeOf(child)] === seen.key);
    if (row) scrollBy({ top: row.getBoundingClientRect().top - seen.top, behavior: 'instant' });
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

const placeOf = (row: Element): number => (row instanceof HTMLElement ? Number(row.dataset['row']) : -1);

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((key, place) => key === others[place]);
}
