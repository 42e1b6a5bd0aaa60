import { layout } from './layout.css.ts';

type Property = keyof typeof layout;
type Width = 'phone' | 'tablet' | 'desktop';
type Chosen<Value> = Value | { readonly [width in Width]?: Value | undefined } | undefined;
type Layout = { readonly [property in Property]?: Chosen<keyof (typeof layout)[property]> };

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
  return (branch.joined ??= putTogether(className, props));
}

function after({ on }: Branch, value: Chosen<unknown>): Branch {
  const key = typeof value === 'object' ? JSON.stringify(value) : value;
  let next = on.get(key);
  if (next === undefined) on.set(key, (next = { on: new Map() }));
  return next;
}

function putTogether(className: string, props: Layout): string {
  const classes = [className];
  for (const [property, chosen] of Object.entries(props)) {
    // The caller's type has the values of each property.
    const values = layout[property as Property] as Record<string | number, Record<Width, string>>;
    const widths = typeof chosen === 'object' ? chosen : { phone: chosen };
    for (const [width, value] of Object.entries(widths)) {
      if (value !== undefined) classes.push(values[value]?.[width as Width] ?? '');
    }
  }
  return classes.join(' ');
}
