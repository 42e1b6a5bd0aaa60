import {
  type ComplexStyleRule,
  type StyleRule,
  style as bareStyle,
  styleVariants as bareStyleVariants,
} from '@vanilla-extract/css';
import { type RuntimeFn, recipe as bareRecipe } from '@vanilla-extract/recipes';
import { layers } from './layers.css.ts';

type Definitions = Record<string, Record<string, ComplexStyleRule | string>>;
type RecipeOptions<Variants extends Definitions> = Parameters<typeof bareRecipe<Variants>>[0];

/**
 * vanilla-extract's `style`, `styleVariants` and `recipe`, written into one cascade layer:
 * `const { style, recipe } = layered('primitives')` at the top of a `.css.ts`.
 */
export function layered(layer: keyof typeof layers) {
  function inLayer(rule: StyleRule): StyleRule {
    return { '@layer': { [layers[layer]]: rule } };
  }

  /** A rule, a class, or a list of both: classes pass through. */
  function partsInLayer(rule: ComplexStyleRule | string): Exclude<ComplexStyleRule, StyleRule> {
    return [rule].flat().map((part) => (typeof part === 'string' || Array.isArray(part) ? part : inLayer(part)));
  }

  /** Creates a class in the layer. */
  function style(rule: ComplexStyleRule, debugId?: string): string {
    return bareStyle(partsInLayer(rule), debugId);
  }

  /** Creates a class for each key, in the layer. */
  function styleVariants<Key extends string>(
    rules: Record<Key, ComplexStyleRule>,
    debugId?: string,
  ): Record<Key, string> {
    return bareStyleVariants(rules, partsInLayer, debugId);
  }

  /** Creates a base class with variants, in the layer. */
  function recipe<Variants extends Definitions>(
    options: RecipeOptions<Variants>,
    debugId?: string,
  ): RuntimeFn<Variants> {
    const { base, variants, compoundVariants, ...rest } = options;
    return bareRecipe<Variants>(
      {
        ...rest,
        ...(base === undefined ? {} : { base: partsInLayer(base) }),
        ...(variants === undefined ? {} : { variants: inEachLayer(variants) }),
        ...(compoundVariants === undefined
          ? {}
          : {
              compoundVariants: compoundVariants.map((compound) => ({
                ...compound,
                style: partsInLayer(compound.style),
              })),
            }),
      },
      debugId,
    );
  }

  // The keys are unchanged and only the rules are wrapped, which a mapped type cannot express for Object.entries.
  function inEachLayer<Variants extends Definitions>(variants: Variants): Variants {
    return Object.fromEntries(
      Object.entries(variants).map(([group, rules]) => [
        group,
        Object.fromEntries(Object.entries(rules).map(([key, rule]) => [key, partsInLayer(rule)])),
      ]),
    ) as Variants;
  }

  return { style, styleVariants, recipe };
}
