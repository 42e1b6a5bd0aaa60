import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';

type Channel = DocsContainerProps['context']['channel'];

/** What the toolbar has chosen; each is checked where it is read. */
export type Globals = Readonly<Record<string, unknown>>;

/** Payload of Storybook's own channel, which is not typed. */
interface Update {
  globals: Globals;
}

/** What the toolbar has chosen, in a docs page; what nobody has chosen may be missing. */
export function useGlobals(channel: Channel): Globals {
  const [globals, setGlobals] = useState(() => lastUpdate(channel)?.globals ?? globalsOfAddress());
  useEffect(() => {
    const follow = (update: Update): void => setGlobals(update.globals);
    // Only updates: each story that is framed in the page also sends the globals that it starts with.
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  return globals;
}

/** A docs page opened after a choice finds it here: its address is as old as the frame. */
function lastUpdate(channel: Channel): Update | undefined {
  return (channel.last(GLOBALS_UPDATED) as [Update] | undefined)?.[0];
}

/** Reads `theme:light;viewport.value:desktop`. */
function globalsOfAddress(): Globals {
  const said = (new URLSearchParams(location.search).get('globals') ?? '').split(';');
  return Object.fromEntries(
    said.map((part): [string, unknown] => {
      const [name = '', value = ''] = part.split(':');
      return name === 'viewport.value' ? ['viewport', { value }] : [name, value];
    }),
  );
}
