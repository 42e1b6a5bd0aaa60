import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';

type Channel = DocsContainerProps['context']['channel'];

/** What the toolbar has chosen; each is checked where it is read. */
export type Globals = Readonly<Record<string, unknown>>;

/** What the toolbar has chosen, in a docs page: at first what the address says, which may be nothing. */
export function useGlobals(channel: Channel): Globals {
  const [globals, setGlobals] = useState(globalsOfAddress);
  useEffect(() => {
    // Payload of Storybook's own channel, which is not typed.
    const follow = (payload: { globals: Globals }): void => setGlobals(payload.globals);
    channel.on(SET_GLOBALS, follow);
    channel.on(GLOBALS_UPDATED, follow);
    return () => {
      channel.off(SET_GLOBALS, follow);
      channel.off(GLOBALS_UPDATED, follow);
    };
  }, [channel]);
  return globals;
}

/** Reads `theme:light;viewport.value:desktop`. */
function globalsOfAddress(): Globals {
  const said = (new URLSearchParams(location.search).get('globals') ?? '').split(';');
  return Object.fromEntries(
    said.map((part) => {
      const [name = '', value = ''] = part.split(':');
      return name === 'viewport.value' ? ['viewport', { value }] : [name, value];
    }),
  );
}
