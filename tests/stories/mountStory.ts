import type { ReactElement } from 'react';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { settled } from './settled.ts';

/** The parts used of a story composed by Storybook. */
export interface Story {
  (): ReactElement | null;
  load: () => Promise<void>;
  parameters: Readonly<Record<string, unknown>>;
}

/** Mounts a story without its play function, inspects it and unmounts it; adds its errors and console output. */
export async function mountStory(story: Story, look: () => Promise<readonly string[]>): Promise<readonly string[]> {
  const faults: string[] = [];
  const listen = (kind: string) => (error: unknown) => faults.push(`${kind}: ${firstLine(error)}`);
  const { error, warn } = console;
  Object.assign(console, { error: consoleTo('console.error'), warn: consoleTo('console.warn') });
  const host = document.createElement('div');
  const root = createRoot(host, { onUncaughtError: listen('throws') });
  try {
    await story.load();
    // Set for pictures; here only the reader's preference counts.
    delete document.documentElement.dataset['motion'];
    if (story.parameters['layout'] !== 'fullscreen') host.style.padding = '16px';
    document.body.append(host);
    flushSync(() => root.render(createElement(story)));
    await settled();
    faults.push(...(await look()));
  } catch (thrown) {
    listen('throws')(thrown);
  } finally {
    root.unmount();
    host.remove();
    Object.assign(console, { error, warn });
  }
  return [...new Set(faults)];

  function consoleTo(kind: string) {
    return (...said: readonly unknown[]) => {
      faults.push(`${kind}: ${said.map(firstLine).join(' ').slice(0, 240)}`);
    };
  }
}

function firstLine(said: unknown): string {
  return (said instanceof Error ? `${said.name}: ${said.message}` : String(said)).split('\n')[0] ?? '';
}
