import bold from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-700-normal.woff2';
import regular from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2';
import { addons } from 'storybook/manager-api';
import { frameTheme } from './houseTheme.ts';
import { viewByKind } from './viewByKind.ts';

for (const [weight, source] of [
  ['400', regular],
  ['700', bold],
] as const) {
  document.fonts.add(new FontFace('Be Vietnam Pro', `url(${source})`, { weight }));
}

addons.setConfig({
  theme: frameTheme(),
  sidebar: { showRoots: true },
});

addons.register('mcy/view-by-kind', viewByKind);
