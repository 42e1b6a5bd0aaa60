import { basename } from 'node:path';
import sharp from 'sharp';

const columns = 8;
const width = 195;

/** Writes the pictures side by side, each with its time in ms. */
export async function writeSheet(pictures: readonly string[], file: string): Promise<void> {
  const tiles = await Promise.all(
    pictures.map(async (picture) => {
      const small = await sharp(picture).resize({ width }).png().toBuffer();
      const { height } = await sharp(small).metadata();
      const time = Buffer.from(
        `<svg width="${width}" height="16"><rect width="52" height="16"/><text x="3" y="12" font-size="12" fill="#fff">${basename(picture, '.jpg')}</text></svg>`,
      );
      return {
        input: await sharp(small)
          .composite([{ input: time, top: 0, left: 0 }])
          .png()
          .toBuffer(),
        height,
      };
    }),
  );
  const height = Math.max(...tiles.map((tile) => tile.height));
  const rows = Math.ceil(tiles.length / columns);
  await sharp({ create: { width: columns * width, height: rows * height, channels: 3, background: '#000' } })
    .composite(
      tiles.map(({ input }, place) => ({
        input,
        left: (place % columns) * width,
        top: Math.floor(place / columns) * height,
      })),
    )
    .png({ palette: true })
    .toFile(file);
}
