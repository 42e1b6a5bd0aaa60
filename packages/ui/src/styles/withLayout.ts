import { layout } from './layout.css.ts';

type Layout = Parameters<typeof layout>[0];

/** By class, then by layout. */
const known = new Map<string, Map<string, string>>();

/** A class with those of a layout: gap, padding and columns, each per breakpoint if needed. Each is put together once. */
export function withLayout(className: string, props: Layout): string {
  const { gap, paddingBlock, paddingInline, gridTemplateColumns } = props;
  const ofClass = known.get(className) ?? new Map<string, string>();
  if (ofClass.size === 0) known.set(className, ofClass);
  const key = `${keyOf(gap)} ${keyOf(paddingBlock)} ${keyOf(paddingInline)} ${keyOf(gridTemplateColumns)}`;
  const joined = ofClass.get(key) ?? `${className} ${layout(props)}`;
  ofClass.set(key, joined);
  return joined;
}

function keyOf(value: Layout[keyof Layout]): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
