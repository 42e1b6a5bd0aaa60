import { type ReactNode, type Ref, cloneElement, isValidElement } from 'react';
import { joinRefs } from './joinRefs.ts';

interface SlotProps {
  /** One element. */
  children: ReactNode;
  /** Content of the child, before and after its own. */
  before?: ReactNode;
  after?: ReactNode;
}

/** Gives its props to its only child, whose own win; both handle events, and classes and refs are joined. For `asChild`. */
export function Slot({ children, before, after, ...given }: SlotProps & Record<string, unknown>) {
  'use no memo';
  if (!isValidElement<Record<string, unknown>>(children)) throw new Error('asChild needs exactly one element.');
  const own = children.props;
  const props: Record<string, unknown> = { ...given, ...own };
  for (const [name, value] of Object.entries(given)) {
    if (own[name] !== undefined) props[name] = joined(name, value, own[name]);
  }
  if (!before && !after) return cloneElement(children, props);
  // Its own content is what React draws in it.
  return cloneElement(children, props, before, own['children'] as ReactNode, after);
}

function joined(name: string, given: unknown, own: unknown): unknown {
  if (name === 'className') return `${String(given)} ${String(own)}`;
  if (name === 'style') return Object.assign({}, given, own);
  // Both are what React takes as a ref.
  if (name === 'ref') return joinRefs(given as Ref<unknown>, own as Ref<unknown>);
  if (/^on[A-Z]/.test(name) && typeof given === 'function' && typeof own === 'function') {
    return (...event: unknown[]) => {
      Reflect.apply(own, undefined, event);
      Reflect.apply(given, undefined, event);
    };
  }
  return own;
}
