import { type Range, defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type DrawnLine, layOut, linesToDraw } from './lineWindow.ts';
import { rememberedList, rememberList } from './sizeMemory.ts';
import { useListPlace } from './useListPlace.ts';

/** A list of so few rows is drawn whole: a window over it would gain nothing. */
const wholeUpTo = 30;
/** Lines drawn beyond either edge of the window. */
const overscan = 6;
/** Px a line is taken for until one has been measured. */
const firstGuess = 96;

export interface LineWindowOptions {
  list: RefObject<HTMLElement | null>;
  /** Tells this list from others on the same page. */
  label: string;
  keys: readonly string[];
  columns: number;
  /** The row that holds the focus. */
  held: number | null;
}

export interface LineWindow {
  /** Whether lines are left out. */
  partial: boolean;
  lines: DrawnLine[];
  /** Px of the lines left out after the last one drawn. */
  after: number;
  /** Ref of the first row of each line. */
  measure: (row: HTMLElement | null) => void;
}

/** The lines of a list that are near the window, measured as they are drawn. */
export function useLineWindow({ list, label, keys, columns, held }: LineWindowOptions): LineWindow {
  // The virtualiser is one object that changes inside: what is read from it must not be kept from render to render.
  'use no memo';
  const count = Math.ceil(keys.length / columns);
  const partial = keys.length > wholeUpTo;
  // Taken as the list comes: when it goes, the address is another page's already.
  const [memory] = useState(() => `${location.pathname}${location.search} ${innerWidth} ${columns} ${label}`);
  const [known] = useState(() => rememberedList(memory));
  const { top, gap } = useListPlace(list, known.place);
  const guess = useRef({ count: 0, size: firstGuess });

  function estimate() {
    // One guess for all lines of a list as long as this, or what lies above would move as others are measured.
    if (guess.current.count !== count) {
      // Lines of as many columns: those measured before the window was turned were others.
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
    initialRect: { width: innerWidth, height: innerHeight },
    initialMeasurementsCache: known.sizes,
    estimateSize: estimate,
    getItemKey: (line) => `${columns} ${keys[line * columns]}`,
    rangeExtractor: (range: Range) =>
      linesToDraw(defaultRangeExtractor(range), held === null ? null : Math.floor(held / columns), range.count),
  });
  // A list drawn whole is an ordinary one, whose place the browser keeps by itself.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = partial ? undefined : () => false;

  useLayoutEffect(() => {
    return () => {
      const { scrollMargin, gap: between } = virtualizer.options;
      rememberList(memory, { place: { top: scrollMargin, gap: between }, sizes: virtualizer.takeSnapshot() });
    };
  }, [memory, virtualizer]);

  // With other columns the same row begins another line: the new function makes React hand each of them over again.
  // oxlint-disable-next-line react/exhaustive-deps
  const measure = useCallback((row: HTMLElement | null) => virtualizer.measureElement(row), [virtualizer, columns]);

  if (!partial) {
    const lines = Array.from({ length: count }, (_, index) => ({ index, skipped: 0 }));
    return { partial, lines, after: 0, measure };
  }
  const drawn = layOut(virtualizer.getVirtualItems(), { top, gap, height: virtualizer.getTotalSize() });
  return { partial, ...drawn, measure };
}
