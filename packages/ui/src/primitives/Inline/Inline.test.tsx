import '@mcy/ui/styles';
import { Inline } from '@mcy/ui/primitives';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

describe('Inline', () => {
  it('wraps instead of overflowing', async () => {
    const screen = await render(
      <div style={{ width: 100 }}>
        <Inline space="none">
          <span style={{ width: 60 }}>Một</span>
          <span style={{ width: 60 }}>Hai</span>
        </Inline>
      </div>,
    );
    const first = screen.getByText('Một').element().getBoundingClientRect();
    const second = screen.getByText('Hai').element().getBoundingClientRect();
    expect(second.top).toBeGreaterThanOrEqual(first.bottom);
  });
});
