export type Choices = Record<string, string | number | boolean | undefined>;

/** What a build leaves of a `recipe`: its classes. */
export type RecipeClasses = {
  base: string;
  variants: Record<string, Record<string, string>>;
  defaults: Choices;
  compounds: [chosen: Choices, className: string][];
};

/** Choices made so far, and what follows from them. */
interface Branch {
  classes?: string;
  on: Map<unknown, Branch>;
}

/**
 * A recipe at runtime. Each choice is put together once: a list has thousands of elements with the same few, and one string for all of
 * them is less to remember, for React and for the browser.
 */
export function createRecipe(recipe: RecipeClasses): (chosen?: object) => string {
  const names = Object.keys(recipe.variants);
  const root: Branch = { on: new Map() };
  return (options = {}) => {
    // The caller's type has its variants' names.
    const chosen: Readonly<Choices> = options as Readonly<Choices>;
    let branch = root;
    for (const name of names) {
      const value = chosen[name] ?? recipe.defaults[name];
      let next = branch.on.get(value);
      if (next === undefined) branch.on.set(value, (next = { on: new Map() }));
      branch = next;
    }
    return (branch.classes ??= putTogether(recipe, chosen));
  };
}

function putTogether(recipe: RecipeClasses, chosen: Readonly<Choices>): string {
  const selected = (name: string) => chosen[name] ?? recipe.defaults[name];
  const classes = [recipe.base];
  for (const [name, group] of Object.entries(recipe.variants)) classes.push(group[String(selected(name))] ?? '');
  for (const [wanted, className] of recipe.compounds) {
    if (Object.entries(wanted).every(([name, value]) => selected(name) === value)) classes.push(className);
  }
  return classes.filter((className) => className !== '').join(' ');
}
