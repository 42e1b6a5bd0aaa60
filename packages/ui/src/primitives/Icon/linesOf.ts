import { type ReactElement, type ReactNode, createElement } from 'react';
import type { IconGlyph } from './Icon.tsx';

/** What lucide-react's component of an icon answers: its own drawing component with the icon's data. */
type Drawing = ReactElement<{ icon: { node: readonly [tag: string, attributes: Record<string, string>][] } }>;

const known = new WeakMap<IconGlyph, ReactNode>();

/**
 * The lines of an icon, the same elements for all its copies. lucide-react itself has two components for each copy, which put attributes and
 * classes together every time.
 */
export function linesOf(glyph: IconGlyph): ReactNode {
  let lines = known.get(glyph);
  if (lines === undefined) {
    // A component by `forwardRef` carries its function, which its type leaves out; lucide-react exports the data no other way by name.
    const { render } = glyph as unknown as { render: (props: object, ref: null) => Drawing };
    lines = render({}, null).props.icon.node.map(([tag, attributes]) => createElement(tag, attributes));
    known.set(glyph, lines);
  }
  return lines;
}
