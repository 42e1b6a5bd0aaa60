// npm run visual: every story in its modes, compared with the reviewed pictures in tests/visual. `-- --update` accepts what is there now, `-- --only=<part of a story's id>` looks at some alone.
import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Page, chromium } from 'playwright';
import sharp from 'sharp';
import { preview } from 'vite';
import { unpackChromium } from './browser/unpackChromium.ts';
import { findBrowser } from './browser/findBrowser.ts';
import { Baseline } from './visual/Baseline.ts';
import { drawDifference } from './visual/drawDifference.ts';
import { changedTiles, fingerprintOf } from './visual/fingerprint.ts';
import { listShots, type Shot } from './visual/listShots.ts';
import { shootStory } from './visual/shootStory.ts';
import { stopAnimations } from './visual/stopAnimations.ts';
import { type Finding, writeReport } from './visual/writeReport.ts';

const { values: options } = parseArgs({
  options: { update: { type: 'boolean', default: false }, only: { type: 'string' }, built: { type: 'string' } },
});

const root = join(import.meta.dirname, '..');
const reportFolder = join(root, '.cache/visual');
const pagesAtOnce = 3;

if (process.env['CHROMIUM_PATH'] !== undefined || (await unpackChromium()) === null) {
  console.warn('This is not the pinned browser: letters and edges may differ from the pictures by a hair.');
}

const storybook = options.built ?? buildStorybook();
await rm(reportFolder, { recursive: true, force: true });
await mkdir(reportFolder, { recursive: true });

const baseline = await Baseline.open(join(root, 'tests/visual'));
const server = await preview({
  root,
  configFile: false,
  logLevel: 'error',
  build: { outDir: storybook },
  preview: { port: 0, host: '127.0.0.1' },
});
const found = await findBrowser();
// A part of a page that is drawn again by itself differs from the whole by the last bit of a gradient.
const browser = await chromium.launch({ ...found, args: [...found.args, '--disable-partial-raster'] });
const findings: Finding[] = [];
try {
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('The preview server has no address.');
  const context = await browser.newContext({ reducedMotion: 'reduce', deviceScaleFactor: 1 });
  await context.addInitScript(stopAnimations);
  const all = await listShots(await context.newPage(), address);
  const shots = all.filter(({ storyId }) => storyId.includes(options.only ?? ''));
  const waiting = [...shots];
  const work = async (): Promise<void> => {
    const page = await context.newPage();
    for (let shot = waiting.shift(); shot !== undefined; shot = waiting.shift()) await look(page, address, shot);
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, work));

  if (options.update) await baseline.save(all);
  const orphans = options.update ? [] : baseline.orphans(all);
  for (const name of orphans) console.log(`✗ ${name}: its story is no more`);
  const report = await writeReport(
    reportFolder,
    findings.toSorted((a, b) => a.name.localeCompare(b.name)),
    shots.length,
  );
  const refused = findings.filter(({ kind }) => kind === 'failed' || !options.update);
  console.log(
    options.update
      ? `\n${shots.length} pictures: ${findings.length - refused.length} accepted, ${refused.length} could not be taken.`
      : `\n${shots.length} pictures: ${refused.length} differ. ${report}`,
  );
  process.exitCode = refused.length + orphans.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await server.close();
}

async function look(page: Page, address: string, shot: Shot): Promise<void> {
  const { name, title, modeName } = shot;
  let png: Buffer;
  try {
    png = await shootStory(page, address, shot);
  } catch (error) {
    const note = error instanceof Error ? error.message : String(error);
    console.log(`✗ ${title} (${modeName}): ${note}`);
    findings.push({ name, title, modeName, kind: 'failed', note });
    return;
  }
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = { width: info.width, height: info.height, data };
  const fingerprint = fingerprintOf(pixels);
  const known = baseline.fingerprintOf(shot);
  const changed = known === undefined ? [] : changedTiles(known, fingerprint);
  if (known !== undefined && changed.length === 0) return;

  if (options.update) {
    await baseline.accept(shot, fingerprint, await sharp(png).avif({ quality: 42, effort: 3 }).toBuffer());
    findings.push({ name, title, modeName, kind: known === undefined ? 'new' : 'changed', note: 'accepted' });
    return;
  }
  const finding: Finding = { name, title, modeName, kind: 'new', note: 'is new', after: `${name}--after.png` };
  await writeFile(join(reportFolder, `${name}--after.png`), png);
  if (known !== undefined) {
    finding.kind = 'changed';
    finding.note =
      known.width === info.width && known.height === info.height
        ? `${changed.length} parts of it changed`
        : `was ${known.width} × ${known.height}, is ${info.width} × ${info.height}`;
    finding.before = `${name}--before.avif`;
    finding.difference = `${name}--difference.png`;
    await copyFile(baseline.picturePath(shot), join(reportFolder, finding.before));
    await writeFile(
      join(reportFolder, finding.difference),
      await drawDifference(baseline.picturePath(shot), pixels, changed),
    );
  }
  findings.push(finding);
  console.log(`✗ ${title} (${modeName}): ${finding.note}`);
}

/** Builds Storybook as files, without its docs pages; returns the folder. */
function buildStorybook(): string {
  const folder = join(root, '.cache/storybook');
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/storybook'),
    ['build', '--test', '--quiet', '--output-dir', folder],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) throw new Error('Storybook could not be built.');
  return folder;
}
