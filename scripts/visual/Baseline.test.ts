import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Baseline } from './Baseline.ts';

const fingerprint = { width: 390, height: 64, bands: 'o3OzxA==' };
const follow = shot('account/people', 'FollowButton--variants--vn-dark-phone');
const button = shot('primitives', 'Button--variants--vn-light-desktop');

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mcy-baseline-'));
});
afterEach(() => rm(folder, { recursive: true }));

function shot(topic: string, picture: string) {
  return { topic, picture, name: `${topic}/${picture}` };
}

async function saved(...shots: readonly ReturnType<typeof shot>[]): Promise<Baseline> {
  const baseline = await Baseline.open(folder);
  for (const one of shots) baseline.accept(one, fingerprint);
  await baseline.save(shots);
  return Baseline.open(folder);
}

it('keeps a file for each topic', async () => {
  const baseline = await saved(follow, button);
  expect(globSync('**/*.txt', { cwd: folder }).toSorted()).toEqual([join('account', 'people.txt'), 'primitives.txt']);
  expect(baseline.fingerprintOf(follow)).toEqual(fingerprint);
  expect(await readFile(baseline.pathOf('primitives'), 'utf8')).toBe(`${button.picture} 390x64 o3OzxA==\n`);
});

it('names pictures whose story is gone, and drops them on saving', async () => {
  const baseline = await saved(follow, button);
  expect(baseline.orphans([button])).toEqual([follow.name]);
  await baseline.save([button]);
  expect(globSync('**/*.txt', { cwd: folder })).toEqual(['primitives.txt']);
});

it('has no entry for a picture that was never accepted', async () => {
  expect((await saved(button)).fingerprintOf(follow)).toBeUndefined();
});
