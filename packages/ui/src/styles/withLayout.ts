import { layout } from './layout.css.ts';

type Layout = Parameters<typeof layout>[0];
type Value = Layout[keyof Layout];

/** Values chosen so far, and what follows from them. */
interface Branch {
  joined?: string;
  on: Map<unknown, Branch>;
}

/** By class, then by layout. */
const known = new Map<string, Branch>();

/** A class with those of a layout: gap, padding and columns, each per breakpoint if needed. Each is put together once. */
export function withLayout(className: string, props: Layout): string {
  let branch = known.get(className);
  if (branch === undefined) known.set(className, (branch = { on: new Map() }));
  branch = after(after(branch, props.gap), props.paddingBlock);
  branch = after(after(branch, props.paddingInline), props.gridTemplateColumns);
  return (branch.joined ??= `${className} ${layout(props)}`);
}

function after({ on }: Branch, value: Value): Branch {
  const key = typeof value === 'object' ? JSON.stringify(value) : value;
  let next = on.get(key);
  if (next === undefined) on.set(key, (next = { on: new Map() }));
  return next;
}
