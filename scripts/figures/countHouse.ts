import { matchesGlob } from 'node:path';
import type { TrackedFile } from './TrackedFile.ts';

/** One row of the figures. */
export interface Figure {
  name: string;
  value: number;
}

const floors = ['packages/api', 'packages/ui', 'packages/forms', 'app/src', 'server', 'scripts', 'tests', 'docs'];

/** Size of the house: files, bytes, pictures, lines per floor. The shop's art counts only as files. */
export function countHouse(files: readonly TrackedFile[]): readonly Figure[] {
  const pictures = files.filter(({ path }) => /^(docs|tests)\/.*\.(avif|webp|png|jpe?g)$/.test(path));
  const prints = files.filter(({ path }) => /^tests\/visual\/.*\.(json|txt)$/.test(path));
  const isCode = ({ path }: TrackedFile): boolean => /\.(tsx?|mjs|md|mdx)$/.test(path);
  return [
    { name: 'tracked files', value: files.length },
    { name: 'tracked bytes', value: sum(files, 'bytes') },
    { name: 'pictures of stories and screens', value: pictures.length },
    { name: 'bytes of these pictures', value: sum(pictures, 'bytes') },
    { name: 'bytes of fingerprints', value: sum(prints, 'bytes') },
    ...floors.map((floor) => ({
      name: `lines of ${floor}`,
      value: sum(
        files.filter((file) => file.path.startsWith(`${floor}/`) && isCode(file)),
        'lines',
      ),
    })),
  ];
}

/** Globs of a topic's folder on every floor. */
export function globsOf(topic: string): readonly string[] {
  return ['packages/{api,ui,forms}/src', 'app/src/routes', 'server/src/areas'].map((floor) => `${floor}/${topic}/**`);
}

/** A topic's cost per screen: divided by its routes, unless a count of screens is given. */
export function countTopic(
  chosen: readonly TrackedFile[],
  calls: number,
  screens = routesIn(chosen),
): readonly Figure[] {
  const lines = sum(chosen, 'lines');
  const each = (value: number): number => (screens === 0 ? 0 : Math.round((value / screens) * 10) / 10);
  return [
    { name: 'files of the topic', value: chosen.length },
    { name: 'lines of the topic', value: lines },
    { name: 'its calls', value: calls },
    { name: 'its screens', value: screens },
    { name: 'files a screen', value: each(chosen.length) },
    { name: 'lines a screen', value: each(lines) },
  ];
}

function routesIn(files: readonly TrackedFile[]): number {
  return files.filter(({ path }) => /^app\/src\/routes\/.*Route\.tsx$/.test(path)).length;
}

export function chosenFiles(files: readonly TrackedFile[], globs: readonly string[]): readonly TrackedFile[] {
  return files.filter(({ path }) => globs.some((glob) => matchesGlob(path, glob)));
}

function sum(files: readonly TrackedFile[], what: 'bytes' | 'lines'): number {
  return files.reduce((total, file) => total + file[what], 0);
}
