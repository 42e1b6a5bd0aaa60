import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import { preBundled } from '../scripts/browser/preBundled.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../app/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin(), react({ compiler: true })],
      optimizeDeps: { include: preBundled },
    }),
};

export default config;
