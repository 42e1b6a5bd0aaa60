import type { ArgsEnhancer } from 'storybook/internal/types';

/** In a playground each control shows what holds until it is touched: the component's own defaults. */
export const defaultArgs: ArgsEnhancer = ({ name, argTypes, initialArgs }) => {
  if (name !== 'Playground') return {};
  return Object.fromEntries(
    Object.entries(argTypes).flatMap(([arg, { control, table }]) => {
      const value = valueOf(table?.defaultValue?.summary ?? '');
      return control === false || value === undefined || arg in initialArgs ? [] : [[arg, value]];
    }),
  );
};

/** A default as it stands in the source; what is computed there has none that could be shown. */
function valueOf(source: string): string | number | boolean | undefined {
  if (/^'[^']*'$/.test(source)) return source.slice(1, -1);
  if (/^-?\d+(\.\d+)?$/.test(source)) return Number(source);
  return source === 'true' || source === 'false' ? source === 'true' : undefined;
}
