import type { Fingerprint } from './fingerprint.ts';

/** Fingerprints as a file keeps them, by what they are of: a line each, sorted, so that git merges and blames them one by one. */
export function writeLines(fingerprints: ReadonlyMap<string, Fingerprint>): string {
  return [...fingerprints]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([picture, { width, height, bands }]) => `${picture} ${width}x${height} ${bands}\n`)
    .join('');
}

/** The fingerprints that `writeLines` wrote. Throws on a line that is none, such as a conflict's mark. */
export function readLines(text: string): Map<string, Fingerprint> {
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [, picture = '', width = '', height = '', bands = ''] = lineShape.exec(line) ?? [];
        if (picture === '') throw new Error(`This is no fingerprint: ${line}`);
        return [picture, { width: Number(width), height: Number(height), bands }];
      }),
  );
}

const lineShape = /^(\S+) (\d+)x(\d+) ([\w+/]+={0,2})$/;
