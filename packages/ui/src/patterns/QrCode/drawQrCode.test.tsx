import { QrCode, drawQrCode } from '@mcy/ui/patterns';
import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

it('draws a picture that a bank’s app reads as the same code', async () => {
  const value = '00020101021238550010A000000727012500069700000111190010068680208QRIBFTTA5303704';
  const screen = await render(<QrCode value={value} label="Code" />);
  const picture = await createImageBitmap(await drawQrCode(screen.container, ['MCY2B6F9C0D1E55', '500.000 đ']));
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0);
  const pixels = context?.getImageData(0, 0, picture.width, picture.height);
  expect(pixels && jsQR(pixels.data, pixels.width, pixels.height)?.data).toBe(value);
});

it('has nothing to draw without a code', async () => {
  const screen = await render(<QrCode value={null} label="Code" />);
  await expect(drawQrCode(screen.container, [])).rejects.toThrow('no code');
});
