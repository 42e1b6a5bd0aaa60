import '@mcy/ui/styles';
import { Inset } from '@mcy/ui/primitives';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

describe('Inset', () => {
  it('has separate spaces at the sides and above and below', async () => {
    const screen = await render(
      <Inset spaceX="large" spaceY="xsmall" data-testid="inset">
        <p>Ba món trở lên được miễn phí giao hàng</p>
      </Inset>,
    );
    const inside = screen.getByRole('paragraph').element().getBoundingClientRect();
    const outside = screen.getByTestId('inset').element().getBoundingClientRect();
    expect([inside.left - outside.left, inside.top - outside.top]).toEqual([24, 8]);
  });
});
