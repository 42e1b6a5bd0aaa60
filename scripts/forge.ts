import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allSeries, drawMark, drawPreview, drawToy } from '@mcy/ui/art';
import sharp, { type Sharp } from 'sharp';
import { drawPackage } from './forge/drawPackage.ts';

// Draws the toys and the shop's mark again: `npm run forge`.

const root = join(import.meta.dirname, '..');
const art = join(root, 'app/public/art');
const icons = join(root, 'app/public/icons');
const webp = { alphaQuality: 80, effort: 6, smartSubsample: true };

for (const folder of ['toys', 'stage', 'previews']) {
  rmSync(join(art, folder), { recursive: true, force: true });
  mkdirSync(join(art, folder), { recursive: true });
}

const drawn: Record<string, string> = {};
const mark = drawMark('tile');
for (const [key, toy] of Object.values(allSeries).flatMap((series) => Object.entries(series))) {
  const drawing = drawToy(key, toy);
  drawn[key] = createHash('sha256').update(drawing).digest('hex').slice(0, 16);
  await at(drawing, 320)
    .webp({ ...webp, quality: 78 })
    .toFile(join(art, 'toys', `${key}.webp`));
  await at(drawing, 640)
    .webp({ ...webp, quality: 72 })
    .toFile(join(art, 'stage', `${key}.webp`));
  await at(drawPreview(drawing, mark), 600)
    .jpeg({ quality: 74, mozjpeg: true })
    .toFile(join(art, 'previews', `${key}.jpg`));
}
writeFileSync(join(root, 'packages/ui/src/art/series/drawn.json'), `${JSON.stringify(drawn, null, 2)}\n`);

writeFileSync(join(root, 'app/public/favicon.svg'), mark);
for (const size of [192, 512])
  await at(mark, size)
    .png({ palette: true })
    .toFile(join(icons, `${size}.png`));
await at(drawMark('full'), 512).png({ palette: true }).toFile(join(icons, 'maskable.png'));
await at(drawMark('full'), 180).png({ palette: true }).toFile(join(icons, 'apple-touch.png'));
await at(drawMark('none'), 96).png({ palette: true }).toFile(join(icons, 'badge.png'));

await drawPackage(root, at);

/** A drawing as pixels, drawn at its size and not scaled afterwards. */
function at(drawing: string, size: number): Sharp {
  return sharp(Buffer.from(drawing.replace('<svg ', `<svg width="${size}" height="${size}" `)));
}
