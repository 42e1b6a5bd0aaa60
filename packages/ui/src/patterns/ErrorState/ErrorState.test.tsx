import { ErrorState } from '@mcy/ui/patterns';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

describe('ErrorState', () => {
  it('announces what failed, why, and the reference to quote', async () => {
    const screen = await render(
      <ErrorState title="Not loaded" message="Busy" reference="Request 42" retryLabel="Try again" onRetry={vi.fn()} />,
    );
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Not loadedBusyRequest 42');
  });

  it('retries once while the retry is pending', async () => {
    const retry = Promise.withResolvers<void>();
    const onRetry = vi.fn(() => retry.promise);
    const screen = await render(
      <ErrorState title="Not loaded" message="Busy" retryLabel="Try again" onRetry={onRetry} />,
    );
    const button = screen.getByRole('button', { name: 'Try again' });
    await button.click();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    await button.click({ force: true });
    expect(onRetry).toHaveBeenCalledOnce();
    retry.resolve();
    await expect.element(button).not.toHaveAttribute('aria-busy');
  });
});
