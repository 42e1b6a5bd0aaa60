import type { Fingerprint } from './fingerprint.ts';

/** Formats fingerprints for a file, by picture: one sorted line each, so that git merges and blames them separately. */
export function writeLines(fingerprints: ReadonlyMap<string, Fingerprint>): string {
  return [...fingerprints]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([picture, { width, height, bands }]) => `${picture} ${width}x${height} ${bands}\n`)
    .join('');
}

/** Parses the output of `writeLines`. Throws on any other line, such as a conflict marker. */
export function readLines(text: string): Map<string, Fingerprint> {
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [, picture = '', width = '', height = '', bands = ''] = lineShape.exec(line) ?? [];
        if (picture === '') throw new Error(`This is not a fingerprint: ${line}`);
        return [picture, { width: Number(width), height: Number(height), bands }];
      }),
  );
}

const lineShape = /^(\S+) (\d+)x(\d+) ([\w+/]+={0,2})$/;
