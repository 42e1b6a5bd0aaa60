/**
 * What Vite must bundle before the first test: a dependency it only meets during a cold run makes it reload the page under the test.
 * The vanilla-extract entries are imported by generated code alone, where Vite's scan does not look.
 */
export const preBundled = [
  '@hookform/resolvers',
  '@tanstack/react-query',
  '@vanilla-extract/recipes/createRuntimeFn',
  '@vanilla-extract/sprinkles/createRuntimeSprinkles',
  'axe-core',
  'crypto-js',
  'i18next',
  'lucide-react',
  'radix-ui',
  'react',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react-i18next',
  'react-router-dom',
  'react/compiler-runtime',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'vitest-browser-react',
  'zod',
];
