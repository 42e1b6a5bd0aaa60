import { type ThemeChoice, themeChoices, themeColor } from '@mcy/ui/tokens';
import { createStore, useStore } from './createStore.ts';
import { deviceStorage } from './deviceStorage.ts';

const systemIsLight = import.meta.env.SSR ? null : matchMedia('(prefers-color-scheme: light)');
const stored = deviceStorage.getItem('theme');
const store = createStore<ThemeChoice, null>(themeChoices.find((choice) => choice === stored) ?? 'dark', null);
if (systemIsLight) {
  show();
  // With the system's theme, follow its changes.
  systemIsLight.addEventListener('change', show);
}

/** Applies the theme and keeps the choice; `before-paint.js` reads it on the next visit before anything is drawn. */
export function chooseTheme(choice: ThemeChoice): void {
  deviceStorage.setItem('theme', choice);
  store.write(choice);
  show();
}

/** Null in a page that the server rendered, until the device says. */
export function useTheme(): ThemeChoice | null {
  return useStore(store);
}

function show(): void {
  const choice = store.read();
  const theme = choice === 'system' ? (systemIsLight?.matches ? 'light' : 'dark') : choice;
  document.documentElement.dataset['theme'] = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColor[theme]);
}
