import type { ElementType, Key } from 'react';
import { Fragment, jsx as createElement } from 'react/jsx-runtime';
import { drawInPlace, isInPlace } from './drawInPlace.ts';

export { Fragment };

/**
 * What JSX becomes. A thousand cards have twenty thousand texts, stacks and badges: as components each would be one more thing for React to
 * make, compare and keep, so those that only choose an element and its classes are drawn in place.
 */
export function jsx(type: ElementType, props: object, key?: Key): unknown {
  return isInPlace(type) ? drawInPlace(type, props, key) : createElement(type, props, key);
}

export { jsx as jsxs };
