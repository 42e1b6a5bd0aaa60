import { Text } from '@mcy/ui/primitives';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

describe('Text', () => {
  it('is a paragraph, or inline when it must be', async () => {
    const screen = await render(<Text>Còn 12 vé</Text>);
    await expect.element(screen.getByRole('paragraph')).toHaveTextContent('Còn 12 vé');
    await screen.rerender(<Text inline>Còn 12 vé</Text>);
    await expect.element(screen.getByRole('paragraph')).not.toBeInTheDocument();
    await expect.element(screen.getByText('Còn 12 vé')).toBeInTheDocument();
  });
});
