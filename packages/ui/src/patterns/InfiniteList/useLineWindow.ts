import { type Range, defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type DrawnLine, layOut, linesToDraw } from './lineWindow.ts';
import { rememberedList, rememberList } from './sizeMemory.ts';
import { useListPlace } from './useListPlace.ts';

/** Lists with fewer rows are rendered completely: virtualizing would gain nothing. */
const wholeUpTo = 30;
/** Lines rendered beyond either edge of the window. */
const overscan = 6;
/** Estimated line height in px until one is measured. */
const firstGuess = 96;

/** The server has no window; it renders short lists, which are whole. */
const isServer = typeof window === 'undefined';

export interface LineWindowOptions {
  list: RefObject<HTMLElement | null>;
  /** Distinguishes this list from others on the page. */
  label: string;
  keys: readonly string[];
  columns: number;
  /** Key of the focused row. */
  held: number | null;
}

export interface LineWindow {
  /** True when lines are skipped. */
  partial: boolean;
  lines: DrawnLine[];
  /** Height in px of the skipped lines after the last rendered one. */
  after: number;
  /** Ref for the first row of each line. */
  measure: (row: HTMLElement | null) => void;
}

/** Returns the lines of a list near the window, measured when rendered. */
export function useLineWindow({ list, label, keys, columns, held }: LineWindowOptions): LineWindow {
  // The virtualizer is a mutable object: do not memoize values read from it.
  'use no memo';
  const count = Math.ceil(keys.length / columns);
  const partial = keys.length > wholeUpTo;
  // Read on mount: on unmount, the address already belongs to another page.
  const [memory] = useState(() =>
    isServer ? '' : `${location.pathname}${location.search} ${innerWidth} ${columns} ${label}`,
  );
  const [known] = useState(() => rememberedList(memory));
  const { top, gap } = useListPlace(list, known.place);
  const guess = useRef({ count: 0, size: firstGuess });

  function estimate() {
    // One estimate for all lines of a list's lifetime, or content above would move as others are measured.
    if (guess.current.count !== count) {
      // Sizes only apply to the same number of columns: a rotated window has different lines.
      const alike = [...virtualizer.itemSizeCache].filter(([key]) => String(key).startsWith(`${columns} `));
      if (alike.length === 0) return guess.current.size;
      const sizes = alike.map(([, size]) => size);
      guess.current = { count, size: sizes.reduce((sum, size) => sum + size, 0) / sizes.length };
    }
    return guess.current.size;
  }

  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    overscan,
    gap,
    scrollMargin: top,
    ...(!isServer && { initialRect: { width: innerWidth, height: innerHeight } }),
    initialMeasurementsCache: known.sizes,
    estimateSize: estimate,
    getItemKey: (line) => `${columns} ${keys[line * columns]}`,
    rangeExtractor: (range: Range) =>
      linesToDraw(defaultRangeExtractor(range), held === null ? null : Math.floor(held / columns), range.count),
  });
  // The browser itself restores the position of a list that is fully rendered.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = partial ? undefined : () => false;

  useLayoutEffect(() => {
    return () => {
      const { scrollMargin, gap: between } = virtualizer.options;
      rememberList(memory, { place: { top: scrollMargin, gap: between }, sizes: virtualizer.takeSnapshot() });
    };
  }, [memory, virtualizer]);

  // With other columns, the same row starts another line: a new function makes React call each ref again.
  // oxlint-disable-next-line react/exhaustive-deps
  const measure = useCallback((row: HTMLElement | null) => virtualizer.measureElement(row), [virtualizer, columns]);

  if (!partial) {
    const lines = Array.from({ length: count }, (_, index) => ({ index, skipped: 0 }));
    return { partial, lines, after: 0, measure };
  }
  const drawn = layOut(virtualizer.getVirtualItems(), { top, gap, height: virtualizer.getTotalSize() });
  return { partial, ...drawn, measure };
}
