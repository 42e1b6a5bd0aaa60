import { type Theme, themes } from '@mcy/ui/tokens';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { pageTheme } from '../houseTheme.ts';
import './docs.css';
import { defaultMode } from '@mcy/ui/testing';

/** Frame of every docs page, in the toolbar's theme. */
export function HouseDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useChosenTheme(context.channel);
  return (
    <DocsContainer context={context} theme={pageTheme(theme)}>
      {children}
    </DocsContainer>
  );
}

function useChosenTheme(channel: DocsContainerProps['context']['channel']): Theme {
  const [theme, setTheme] = useState(themeOfAddress);
  useEffect(() => {
    // Payload of Storybook's own channel, which is not typed.
    const follow = ({ globals }: { globals: { theme?: unknown } }): void => setTheme(themeNamed(globals.theme));
    channel.on(SET_GLOBALS, follow);
    channel.on(GLOBALS_UPDATED, follow);
    return () => {
      channel.off(SET_GLOBALS, follow);
      channel.off(GLOBALS_UPDATED, follow);
    };
  }, [channel]);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return theme;
}

function themeOfAddress(): Theme {
  const globals = new URLSearchParams(location.search).get('globals') ?? '';
  return themeNamed(/\btheme:(\w+)/.exec(globals)?.[1]);
}

function themeNamed(name: unknown): Theme {
  return themes.find((theme) => theme === name) ?? defaultMode.theme;
}
