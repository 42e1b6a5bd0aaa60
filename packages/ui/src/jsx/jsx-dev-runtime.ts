import type { ElementType, Key } from 'react';
import { Fragment, jsxDEV as createElement } from 'react/jsx-dev-runtime';
import { drawInPlace, isInPlace } from './drawInPlace.ts';

export { Fragment };

/** `jsx` where React checks keys and children: in tests. */
export function jsxDEV(type: ElementType, props: object, ...rest: [key: Key | undefined, isStatic: boolean]): unknown {
  const element = createElement(type, props, ...rest);
  return isInPlace(type) ? drawInPlace(type, props, rest[0]) : element;
}
