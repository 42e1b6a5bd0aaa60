import type { MouseEvent } from 'react';

/** The click that a Radix trigger hands to the child it wraps. It is no prop of ours, so the types do not know it. */
export function clickOfTrigger(props: object): (event: MouseEvent) => void {
  return (event) => {
    if ('onClick' in props && typeof props.onClick === 'function') Reflect.apply(props.onClick, undefined, [event]);
  };
}
