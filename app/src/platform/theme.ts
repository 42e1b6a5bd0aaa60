import { type Theme, themeColor, themes } from '@mcy/ui/tokens';
import { createStore, useStore } from './createStore.ts';

const stored = localStorage.getItem('theme');
const store = createStore<Theme>(themes.find((theme) => theme === stored) ?? 'dark');
show(store.read());

/** Shows the theme and keeps it for the next visit; `before-paint.js` reads it there before anything is drawn. */
export function chooseTheme(theme: Theme): void {
  localStorage.setItem('theme', theme);
  show(theme);
  store.write(theme);
}

export function useTheme(): Theme {
  return useStore(store);
}

function show(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColor[theme]);
}
