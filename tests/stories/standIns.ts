interface Pictured {
  parameters: Readonly<Record<string, unknown>>;
}

/** The stories that `npm run visual` draws, which together show what a component can be; the first story where it draws none. */
export function standIns<Story extends Pictured>(stories: readonly Story[]): readonly Story[] {
  const pictured = stories.filter(({ parameters }) => isPictured(parameters['chromatic']));
  return pictured.length > 0 ? pictured : stories.slice(0, 1);
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
