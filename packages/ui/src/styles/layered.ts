import {
  type ComplexStyleRule,
  type StyleRule,
  style as bareStyle,
  styleVariants as bareStyleVariants,
} from '@vanilla-extract/css';
import { addFunctionSerializer } from '@vanilla-extract/css/functionSerializer';
import type { recipe as bareRecipe } from '@vanilla-extract/recipes';
import { createRecipe, type Choices, type RecipeClasses } from './createRecipe.ts';
import { edged, isPainted } from './edged.ts';
import { layers } from './layers.css.ts';

type Definitions = Record<string, Record<string, ComplexStyleRule | string>>;
type RecipeOptions<Variants extends Definitions> = Parameters<typeof bareRecipe<Variants>>[0];
type Recipe<Variants extends Definitions> = (chosen?: Parameters<ReturnType<typeof bareRecipe<Variants>>>[0]) => string;

/**
 * vanilla-extract's `style`, `styleVariants` and `recipe`, written into one cascade layer, with an edge in forced colors for what is
 * drawn by paint alone:
 * `const { style, recipe } = layered('primitives')` at the top of a `.css.ts`.
 */
export function layered(layer: keyof typeof layers) {
  function inLayer(rule: StyleRule): StyleRule {
    return { '@layer': { [layers[layer]]: rule } };
  }

  /** A rule, a class, or a list of both: classes pass through. */
  function partsInLayer(rule: ComplexStyleRule | string): Exclude<ComplexStyleRule, StyleRule> {
    return [rule]
      .flat()
      .map((part) =>
        typeof part === 'string' || Array.isArray(part) ? part : inLayer(isPainted([part]) ? edged(part) : part),
      );
  }

  /** Creates a class in the layer. */
  function style(rule: ComplexStyleRule | string, debugId?: string): string {
    return bareStyle(partsInLayer(rule), debugId);
  }

  /** Creates a class for each key, in the layer. */
  function styleVariants<Key extends string>(
    rules: Record<Key, ComplexStyleRule | string>,
    debugId?: string,
  ): Record<Key, string> {
    return bareStyleVariants(rules, partsInLayer, debugId);
  }

  /** Creates a base class with variants, in the layer. */
  function recipe<Variants extends Definitions>(
    { base, variants, compoundVariants = [], defaultVariants = {} }: RecipeOptions<Variants>,
    debugId?: string,
  ): Recipe<Variants> {
    // The groups are the caller's, which a generic type does not say.
    const groups: Definitions = variants ?? {};
    const worn = [base, ...Object.values(groups).flatMap((rules) => Object.values(rules))].flatMap(rulesOf);
    const based = isPainted(worn) ? [base ?? {}, edged({})].flat() : base;
    const classes: RecipeClasses = {
      base: based === undefined ? '' : style(based, debugId),
      variants: Object.fromEntries(
        Object.entries(groups).map(([group, rules]) => [
          group,
          styleVariants(rules, debugId === undefined ? group : `${debugId}_${group}`),
        ]),
      ),
      defaults: choices(defaultVariants),
      compounds: compoundVariants.map(({ variants: chosen, style: rule }): RecipeClasses['compounds'][number] => [
        choices(chosen),
        style(rule),
      ]),
    };
    const made: Recipe<Variants> = createRecipe(classes);
    return addFunctionSerializer(made, {
      importPath: '@mcy/ui/styles/createRecipe',
      importName: 'createRecipe',
      args: [{ ...classes }],
    });
  }

  return { style, styleVariants, recipe };
}

/** The rules among what a style is made of. */
function rulesOf(style: ComplexStyleRule | string | undefined): StyleRule[] {
  return [style].flat().filter((part): part is StyleRule => typeof part === 'object' && !Array.isArray(part));
}

/** Keys of variants are strings, also where a type says that they could be symbols. */
function choices(chosen: object): Choices {
  return Object.fromEntries(Object.entries(chosen));
}
