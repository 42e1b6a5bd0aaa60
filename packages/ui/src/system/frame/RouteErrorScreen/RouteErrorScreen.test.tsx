import { RouteErrorScreen } from '@mcy/ui/system/frame';
import { inLanguage } from '@mcy/ui/testing';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { tabs } from '../fixtures/tabs.ts';

describe('RouteErrorScreen', () => {
  it('shows the code to quote, retries, and links home', async () => {
    const onRetry = vi.fn();
    const screen = await render(
      <RouteErrorScreen request_id="0193-42" onRetry={onRetry} offline={false} tabs={tabs} links={{ home: '/' }} />,
      {
        wrapper: await inLanguage('en'),
      },
    );
    await expect.element(screen.getByRole('alert').getByText('Request code: 0193-42')).toBeVisible();
    await screen.getByRole('button', { name: 'Try again' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
    await expect.element(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  });

  it('says that the connection is missing', async () => {
    const screen = await render(<RouteErrorScreen onRetry={vi.fn()} offline tabs={tabs} links={{ home: '/' }} />, {
      wrapper: await inLanguage('en'),
    });
    await expect.element(screen.getByRole('alert').getByText(/loads by itself/)).toBeVisible();
  });

  it('mentions no code when there is none', async () => {
    const screen = await render(
      <RouteErrorScreen onRetry={vi.fn()} offline={false} tabs={tabs} links={{ home: '/' }} />,
      {
        wrapper: await inLanguage('en'),
      },
    );
    await expect.element(screen.getByRole('alert')).toBeVisible();
    await expect.element(screen.getByText(/code/)).not.toBeInTheDocument();
  });
});
