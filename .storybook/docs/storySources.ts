/** Source of every story file, by path. */
export const storySources = import.meta.glob<string>('../../packages/*/src/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
