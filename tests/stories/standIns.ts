interface Named {
  storyName: string;
  parameters: Readonly<Record<string, unknown>>;
}

/**
 * The stories that together show what a component can be: those that `npm run visual` draws, or where it draws none the variants, or the
 * first.
 */
export function standIns<Story extends Named>(stories: readonly Story[]): readonly Story[] {
  const pictured = stories.filter(({ parameters }) => isPictured(parameters['chromatic']));
  const variants = stories.filter(({ storyName }) => storyName === 'Variants');
  return [pictured, variants, stories.slice(0, 1)].find(({ length }) => length > 0) ?? [];
}

/** Parameters are untyped in Storybook. `picturedModes` sets this one for every story. */
function isPictured(chromatic: unknown): boolean {
  return (
    typeof chromatic === 'object' &&
    chromatic !== null &&
    'disableSnapshot' in chromatic &&
    chromatic.disableSnapshot === false
  );
}
