import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { media } from '../tokens/media.ts';

/** Whether rules that are worn together draw a shape by paint alone: round corners, a ground, no border. */
export function isPainted(rules: readonly StyleRule[]): boolean {
  const sets = (test: (name: string, value: unknown) => boolean) =>
    rules.some((rule) => Object.entries(rule).some(([name, value]) => test(name, value)));
  return (
    sets((name) => /^border\w*Radius$/.test(name)) &&
    sets(
      (name, value) => /^background(Color|Image)?$/.test(name) && !/^(transparent|none|inherit)$/.test(String(value)),
    ) &&
    !sets((name) => /^border(\w*Width)?$/.test(name)) &&
    !rules.some(tellsItsEdge)
  );
}

/** Forced colors remove grounds and shadows: what is painted keeps an edge. */
export function edged(rule: StyleRule): StyleRule {
  return {
    ...rule,
    '@media': {
      ...rule['@media'],
      [media.forcedColors]: { borderWidth: vars.size.hairline, ...rule['@media']?.[media.forcedColors] },
    },
  };
}

/** Some say themselves how they look there. */
function tellsItsEdge(rule: StyleRule): boolean {
  const forced = rule['@media']?.[media.forcedColors];
  return forced !== undefined && /"(border|outline|background|forcedColorAdjust)/.test(JSON.stringify(forced));
}
