import '@mcy/ui/styles';
import { Ticker } from '@mcy/ui/patterns';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

function ticker(names: readonly string[]) {
  return (
    <Ticker
      label="Just won"
      items={names.map((name) => ({ id: name, content: <a href={`#${name}`}>{name}</a> }))}
      pauseLabel="Pause"
      playLabel="Play"
    />
  );
}

async function show(names: readonly string[]) {
  const screen = await render(ticker(names), {
    wrapper: ({ children }) => (
      <>
        {children}
        <p>Elsewhere</p>
      </>
    ),
  });
  // A mouse left over the strip by the last test would pause it.
  await screen.getByText('Elsewhere').hover();
  return screen;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset['motion'];
});

describe('Ticker', () => {
  it('shows one event after another, silently', async () => {
    const screen = await show(['Cat', 'Rabbit']);
    const strip = screen.getByRole('region', { name: 'Just won' });
    await expect.element(strip.getByRole('link')).toHaveTextContent('Cat');
    expect(strip.element().querySelector('[aria-live]')).toHaveAttribute('aria-live', 'off');
    await vi.advanceTimersByTimeAsync(4000);
    await expect.element(strip.getByRole('link')).toHaveTextContent('Rabbit');
    await vi.advanceTimersByTimeAsync(4000);
    await expect.element(strip.getByRole('link')).toHaveTextContent('Cat');
  });

  it('stops while paused, and then politely announces changes', async () => {
    const screen = await show(['Cat', 'Rabbit']);
    await screen.getByRole('button', { name: 'Pause' }).click();
    await screen.getByText('Elsewhere').click();
    await vi.advanceTimersByTimeAsync(12_000);
    await expect.element(screen.getByRole('link')).toHaveTextContent('Cat');
    const live = screen.getByRole('region').element().querySelector('[aria-live]');
    expect(live).toHaveAttribute('aria-live', 'polite');
    await screen.rerender(ticker(['Bear', 'Cat', 'Rabbit']));
    await expect.element(screen.getByRole('link')).toHaveTextContent('Bear');
  });

  it('does not move with reduced motion', async () => {
    document.documentElement.dataset['motion'] = 'still';
    const screen = await show(['Cat', 'Rabbit']);
    await vi.advanceTimersByTimeAsync(12_000);
    await expect.element(screen.getByRole('link')).toHaveTextContent('Cat');
    await expect.element(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  it('needs no button for one event, and renders nothing without any', async () => {
    const screen = await show(['Cat']);
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
    await screen.rerender(ticker([]));
    await expect.element(screen.getByRole('region')).not.toBeInTheDocument();
  });
});
