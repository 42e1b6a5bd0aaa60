import { type ElementType, type Key, cloneElement, isValidElement } from 'react';

/** A component without hooks that is drawn in place: `Text.inPlace = true`. */
interface InPlace {
  (props: object): unknown;
  inPlace: true;
}

export function isInPlace(type: ElementType | InPlace): type is InPlace {
  return typeof type === 'function' && 'inPlace' in type;
}

/** What it draws, under its own key in a list. */
export function drawInPlace(type: InPlace, props: object, key: Key | undefined): unknown {
  const drawn = type(props);
  return key === undefined || !isValidElement(drawn) ? drawn : cloneElement(drawn, { key });
}
