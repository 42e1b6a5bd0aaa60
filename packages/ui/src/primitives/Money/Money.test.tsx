import { Money } from '@mcy/ui/primitives';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

describe('Money', () => {
  it('dots the thousands and names its currency for screen readers (spec §9)', async () => {
    const screen = await render(<Money amount={1250000} label="xu" data-testid="price" />);
    expect(screen.getByTestId('price').element().textContent).toBe('1.250.000 xu');
  });

  it.each([
    [50000, '+50.000 xu'],
    [-50000, '-50.000 xu'],
    [0, '0 xu'],
  ])('shows the direction of %d', async (amount, written) => {
    const screen = await render(<Money amount={amount} label="xu" variant="text" signed data-testid="change" />);
    expect(screen.getByTestId('change').element().textContent).toBe(written);
  });

  it('marks an outdated price as deleted', async () => {
    const screen = await render(<Money amount={259000} label="xu" struck />);
    expect(screen.getByText('259.000').element().tagName).toBe('S');
  });
});
