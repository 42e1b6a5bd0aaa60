import type { MouseEvent } from 'react';

/** The click that a Radix trigger passes to its child. It is not one of our props, so the types do not know it. */
export function clickOfTrigger(props: object): (event: MouseEvent) => void {
  return (event) => {
    if ('onClick' in props && typeof props.onClick === 'function') Reflect.apply(props.onClick, undefined, [event]);
  };
}
