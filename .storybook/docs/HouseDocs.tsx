import { type Theme, themes } from '@mcy/ui/tokens';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect } from 'react';
import { pageTheme } from '../houseTheme.ts';
import './docs.css';
import { defaultMode } from '@mcy/ui/testing';
import { useGlobals } from './useGlobals.ts';

/** Frame of every docs page, in the toolbar's theme. */
export function HouseDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = themeNamed(useGlobals(context.channel)['theme']);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <DocsContainer context={context} theme={pageTheme(theme)}>
      {children}
    </DocsContainer>
  );
}

function themeNamed(name: unknown): Theme {
  return themes.find((theme) => theme === name) ?? defaultMode.theme;
}
