import type { Ref, RefCallback } from 'react';

/** Merges a component's own ref with its caller's. */
export function joinRefs<Element>(...refs: readonly (Ref<Element> | undefined)[]): RefCallback<Element> {
  return (element) => {
    const leave = refs.map((ref) => hand(ref, element));
    return () => {
      for (const drop of leave) drop();
    };
  };
}

function hand<Element>(ref: Ref<Element> | undefined, element: Element | null): () => void {
  if (typeof ref === 'function') {
    const cleanup = ref(element);
    return typeof cleanup === 'function' ? cleanup : () => void ref(null);
  }
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}
