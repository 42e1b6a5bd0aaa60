import { type Load, LoadView } from '@mcy/ui/patterns';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

function view(load: Load<string>) {
  return (
    <LoadView
      load={load}
      skeleton={<span>bones</span>}
      loadingLabel="Loading"
      failedTitle="Not loaded"
      retryLabel="Try again"
    >
      {(text) => <p>{text}</p>}
    </LoadView>
  );
}

describe('LoadView', () => {
  it('shows the skeleton and announces loading, then shows the data', async () => {
    const screen = await render(view({ status: 'loading' }));
    await expect.element(screen.getByText('bones')).toBeVisible();
    await expect.element(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(screen.container.firstElementChild).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('bones').element().closest('[aria-hidden]')).not.toBeNull();

    await screen.rerender(view({ status: 'loaded', data: 'A cat' }));
    await expect.element(screen.getByText('A cat')).toBeVisible();
    await expect.element(screen.getByText('bones')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('status')).toHaveTextContent('');
    expect(screen.container.firstElementChild).toHaveAttribute('aria-busy', 'false');
  });

  it('says why it failed, and retries without losing focus', async () => {
    const onRetry = vi.fn();
    const screen = await render(
      <>
        {view({ status: 'failed', message: 'Network error', onRetry })}
        <a href="#after">After</a>
      </>,
    );
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Not loadedNetwork error');
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onRetry).toHaveBeenCalledOnce();
    await screen.rerender(
      <>
        {view({ status: 'loading' })}
        <a href="#after">After</a>
      </>,
    );
    await userEvent.tab();
    await expect.element(screen.getByRole('link', { name: 'After' })).toHaveFocus();
  });
});
