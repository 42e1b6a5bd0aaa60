import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawMark } from '@mcy/ui/art';
import sharp, { type Sharp } from 'sharp';

/** Android's sizes of the launcher's icon, in px. */
const densities = { mdpi: 48, hdpi: 72, xhdpi: 96, xxhdpi: 144, xxxhdpi: 192 } as const;

/** What covers every phone, upright and lying. */
const splashSize = 2732;

/** Draws the mark where the packaged app and mails show it: launcher icons, the screen while it starts, the head of a mail. */
export async function drawPackage(root: string, at: (drawing: string, size: number) => Sharp): Promise<void> {
  const android = join(root, 'app/packaged/android/app/src/main/res');
  const ios = join(root, 'app/packaged/ios/App/App/Assets.xcassets');
  const tile = drawMark('tile');
  for (const [density, size] of Object.entries(densities)) {
    await at(tile, size)
      .png({ palette: true })
      .toFile(join(android, `mipmap-${density}/ic_launcher.png`));
  }
  // Systems that cut an icon themselves refuse a clear ground.
  await at(drawMark('full'), 1024)
    .flatten()
    .png({ palette: true })
    .toFile(join(ios, 'AppIcon.appiconset/AppIcon-512@2x.png'));
  const mark = await at(tile, 480).png().toBuffer();
  await sharp({ create: { width: splashSize, height: splashSize, channels: 3, background: '#0a071e' } })
    .composite([{ input: mark }])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(ios, 'Splash.imageset/splash.png'));
  const mail = await at(tile, 96).png({ palette: true }).toBuffer();
  writeFileSync(join(root, 'server/src/areas/account/entry/codes/outgoing/mark.png'), mail);
}
