import { Spinner } from '@mcy/ui/primitives';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

describe('Spinner', () => {
  it('labels the wait, or nothing inside an element that does', async () => {
    const screen = await render(<Spinner label="Đang tải" />);
    await expect.element(screen.getByRole('status', { name: 'Đang tải' })).toBeInTheDocument();
    await screen.rerender(<Spinner />);
    await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
  });
});
