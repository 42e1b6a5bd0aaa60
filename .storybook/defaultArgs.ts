import type { ArgsEnhancer } from 'storybook/internal/types';

/** Sets each control of a playground to the component's own default. */
export const defaultArgs: ArgsEnhancer = ({ name, argTypes, initialArgs }) => {
  if (name !== 'Playground') return {};
  return Object.fromEntries(
    Object.entries(argTypes).flatMap(([arg, { control, table }]) => {
      const value = valueOf(table?.defaultValue?.summary ?? '');
      return control === false || value === undefined || arg in initialArgs ? [] : [[arg, value]];
    }),
  );
};

/** Reads a default from the source; a computed one cannot be shown. */
function valueOf(source: string): string | number | boolean | undefined {
  if (/^'[^']*'$/.test(source)) return source.slice(1, -1);
  if (/^-?\d+(\.\d+)?$/.test(source)) return Number(source);
  return source === 'true' || source === 'false' ? source === 'true' : undefined;
}
