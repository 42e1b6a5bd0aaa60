import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mergeConfig, type Plugin } from 'vite';
import { preBundled } from '../scripts/browser/preBundled.ts';
import { joinUnions } from './joinUnions.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./docs/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: ['../app/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite, { configType }) =>
    mergeConfig(vite, {
      plugins: [
        vanillaExtractPlugin(),
        // As the app: only a build draws in place.
        react({ compiler: true, ...(configType === 'PRODUCTION' && { jsxImportSource: '@mcy/ui/jsx' }) }),
        relativeArt(),
        readableProps(),
      ],
      optimizeDeps: { include: preBundled },
      // Storybook's blocks, axe and the icons page are large and never the first page.
      build: { chunkSizeWarningLimit: 2500, rolldownOptions: { checks: { pluginTimings: false } } },
    }),
};

/** Fixtures address pictures from the app's root; a static Storybook may be served under any path. */
function relativeArt(): Plugin {
  return {
    name: 'relative-art',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/fixtures\/|\.stories\.tsx$/ },
      handler: (code) => code.replaceAll(/(['"`])\/art\//g, '$1./art/'),
    },
  };
}

/** Prop tables of components whose props are a union. */
function readableProps(): Plugin {
  return {
    name: 'readable-props',
    enforce: 'pre',
    transform: {
      // Before Storybook's generator, which is among the first too.
      order: 'pre',
      filter: { id: /\/packages\/(ui|forms)\/src\/(?!.*\.(stories|test)\.).*\.tsx$/ },
      handler: joinUnions,
    },
  };
}

export default config;
