import '@mcy/ui/styles';
import { QrCode } from '@mcy/ui/patterns';
import { themes } from '@mcy/ui/tokens';
import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { toys } from '../fixtures/toys.ts';

const link = 'https://mcy.example/?_key=Xuân-2026&lang=vn';

/** What a phone would read from the rendered code; null for nothing. */
async function scan(code: Element): Promise<string | null> {
  const side = 512;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(code))}`;
  await image.decode();
  // As dark as the night theme around it: without its own paper a scanner would not find it.
  context?.fillRect(0, 0, side, side);
  context?.drawImage(image, 0, 0, side, side);
  const pixels = context?.getImageData(0, 0, side, side);
  return pixels ? (jsQR(pixels.data, side, side, { inversionAttempts: 'dontInvert' })?.data ?? null) : null;
}

describe('QrCode', () => {
  it.each(themes)('can be read by a dark-on-light scanner, in the %s theme', async (theme) => {
    document.documentElement.dataset['theme'] = theme;
    const screen = await render(<QrCode value={link} label="Your invitation" />);
    expect(await scan(screen.getByRole('img', { name: 'Your invitation' }).element())).toBe(link);
  });

  it('can be read with a logo in its middle', async () => {
    const screen = await render(<QrCode value={link} label="Your invitation" logo={toys.cat} />);
    expect(await scan(screen.getByRole('img', { name: 'Your invitation' }).element())).toBe(link);
  });

  it('keeps its space while it has no value', async () => {
    const screen = await render(<QrCode value={null} label="Your invitation" data-testid="code" />);
    const before = screen.getByTestId('code').element().getBoundingClientRect();
    await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
    await screen.rerender(<QrCode value={link} label="Your invitation" data-testid="code" />);
    const after = screen.getByTestId('code').element().getBoundingClientRect();
    expect([after.width, after.height]).toEqual([before.width, before.height]);
    expect(after.width).toBe(after.height);
  });
});
