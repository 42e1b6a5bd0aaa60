// npm run visual: compares the pictures of the default run with the fingerprints in tests/visual. `-- --update` accepts the current look,
// `-- --only=<part of a story's id>` limits the stories, `-- --all` takes every story in all its modes.
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { unpackChromium } from './browser/unpackChromium.ts';
import { askGit } from './git/askGit.ts';
import { Baseline } from './visual/Baseline.ts';
import { buildStorybook } from './visual/buildStorybook.ts';
import { commitsOf } from './visual/commitsOf.ts';
import { drawDifference } from './visual/drawDifference.ts';
import { changedBands, type Fingerprint, fingerprintOf } from './visual/fingerprint.ts';
import { Gallery } from './visual/Gallery.ts';
import type { Shot } from './visual/listShots.ts';
import { type Before, picturesAt } from './visual/picturesAt.ts';
import { pixelsOf } from './visual/pixelsOf.ts';
import { type Finding, writeReport } from './visual/writeReport.ts';

const { values: options } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    built: { type: 'string' },
  },
});
if (options.update && options.all) throw new Error('Fingerprints cover only the default run: update without --all.');

/** Maximum number of pictures in a default run: people do not review more. */
const mostPictures = 400;

const root = join(import.meta.dirname, '..');
const cache = join(root, '.cache/visual');
const reportFolder = join(cache, 'report');

if (process.env['CHROMIUM_PATH'] !== undefined || (await unpackChromium()) === null) {
  console.warn('This is not the pinned browser: text and edges may differ slightly from the pictures.');
}

const storybook = options.built ?? join(root, '.cache/storybook');
if (options.built === undefined) buildStorybook(root, storybook);
await rm(reportFolder, { recursive: true, force: true });
await mkdir(reportFolder, { recursive: true });

const baseline = await Baseline.open(join(root, 'tests/visual'));
const gallery = await Gallery.open(root, storybook);
const findings: Finding[] = [];
try {
  const usual = gallery.shots.filter((shot) => shot.usual);
  const shots = (options.all ? gallery.shots : usual).filter(({ storyId }) => storyId.includes(options.only));
  const known = await knownLooks(shots);
  const changed: { shot: Shot; finding: Finding }[] = [];
  await gallery.shoot(shots, async (shot, png) => {
    const finding = await look(shot, png, known.get(shot.name));
    if (finding === null) return;
    findings.push(finding);
    if (finding.kind === 'changed') changed.push({ shot, finding });
    if (finding.note !== 'accepted') console.log(`✗ ${finding.title} (${finding.modeName}): ${finding.note}`);
  });
  if (options.update) await baseline.save(usual);
  else await addBefores(changed);

  const orphans = options.update ? [] : baseline.orphans(usual);
  for (const name of orphans) console.log(`✗ ${name}: its story is gone, or no longer in the default run`);
  const report = await writeReport(
    reportFolder,
    findings.toSorted((a, b) => a.name.localeCompare(b.name)),
    shots.length,
  );
  const refused = findings.filter(({ note }) => note !== 'accepted');
  console.log(
    options.update
      ? `\n${shots.length} pictures: ${findings.length - refused.length} accepted, ${refused.length} could not be taken.`
      : `\n${shots.length} pictures: ${refused.length} differ. ${report}`,
  );
  const tooMany = usual.length > mostPictures;
  if (tooMany) {
    console.log(
      `✗ The default run has ${usual.length} pictures, more than ${mostPictures}: choose in .storybook/picturedModes.ts.`,
    );
  }
  process.exitCode = refused.length + orphans.length === 0 && !tooMany ? 0 : 1;
} finally {
  await gallery.close();
}

/** The previous look of each picture: its fingerprint, or with `--all` the picture of the checked-out commit. */
async function knownLooks(shots: readonly Shot[]): Promise<ReadonlyMap<string, Fingerprint>> {
  const known = new Map<string, Fingerprint>();
  for (const shot of shots) {
    const fingerprint = baseline.fingerprintOf(shot);
    if (fingerprint !== undefined) known.set(shot.name, fingerprint);
  }
  const unusual = shots.filter((shot) => !shot.usual);
  if (unusual.length === 0) return known;
  for (const [name, before] of await picturesAt(root, head(), unusual, cache)) {
    if ('path' in before) known.set(name, fingerprintOf(await pixelsOf(before.path)));
    else console.log(`✗ ${name}: nothing to compare with, because ${before.reason}`);
  }
  return known;
}

/** Compares one picture; null when it is unchanged. */
async function look(shot: Shot, png: Buffer | Error, known: Fingerprint | undefined): Promise<Finding | null> {
  const { name, title, modeName } = shot;
  if (png instanceof Error) return { name, title, modeName, kind: 'failed', note: png.message };
  const fingerprint = fingerprintOf(await pixelsOf(png));
  const bands = known === undefined ? [] : changedBands(known, fingerprint);
  if (known !== undefined && bands.length === 0) return null;
  const kind = known === undefined ? 'new' : 'changed';
  if (options.update) {
    baseline.accept(shot, fingerprint);
    return { name, title, modeName, kind, note: 'accepted' };
  }
  const after = `${name}--after.png`;
  await write(after, png);
  if (known === undefined) return { name, title, modeName, kind, note: 'is new', after };
  const [first] = bands;
  const note =
    known.width === fingerprint.width && known.height === fingerprint.height
      ? `changed in ${bands.length} of its bands, from ${first?.top ?? 0} px down`
      : `was ${known.width} × ${known.height}, is ${fingerprint.width} × ${fingerprint.height}`;
  return { name, title, modeName, kind, note, after };
}

/** Takes the previous pictures of changed ones, from the commits of their fingerprints. */
async function addBefores(changed: readonly { shot: Shot; finding: Finding }[]): Promise<void> {
  const topics = new Map<string, ReadonlyMap<string, string | null>>();
  const byCommit = Map.groupBy(changed, ({ shot: { topic, picture, usual } }) => {
    if (!usual) return head();
    const commits = topics.get(topic) ?? commitsOf(root, relative(root, baseline.pathOf(topic)));
    topics.set(topic, commits);
    return commits.get(picture);
  });
  for (const [commit, group] of byCommit) {
    const befores =
      typeof commit === 'string'
        ? await picturesAt(
            root,
            commit,
            group.map(({ shot }) => shot),
            cache,
          )
        : new Map<string, Before>();
    const unnamed = commit === null ? 'its fingerprint is not committed yet' : 'git does not know its fingerprint';
    for (const { shot, finding } of group) {
      await addBefore(shot, finding, befores.get(shot.name) ?? { reason: unnamed }, commit ?? '');
    }
  }
}

async function addBefore(shot: Shot, finding: Finding, drawn: Before, commit: string): Promise<void> {
  if ('reason' in drawn) {
    finding.note += `; no picture of before: ${drawn.reason}`;
    return;
  }
  const [before, after] = [await pixelsOf(drawn.path), await pixelsOf(join(reportFolder, finding.after ?? ''))];
  const fingerprint = baseline.fingerprintOf(shot);
  if (fingerprint !== undefined && changedBands(fingerprint, fingerprintOf(before)).length > 0) {
    finding.note += `; before is drawn from ${commit.slice(0, 10)}, but does not match its fingerprint`;
  }
  finding.before = `${finding.name}--before.png`;
  finding.difference = `${finding.name}--difference.png`;
  await copyFile(drawn.path, join(reportFolder, finding.before));
  const bands = changedBands(fingerprintOf(before), fingerprintOf(after));
  await write(finding.difference, await drawDifference(before, after, bands));
}

function head(): string {
  return askGit(root, 'rev-parse', 'HEAD')?.trim() ?? '';
}

async function write(file: string, png: Buffer): Promise<void> {
  const path = join(reportFolder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, png);
}
