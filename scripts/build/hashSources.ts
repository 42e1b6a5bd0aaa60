import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = [
  'package-lock.json',
  'app/{index.html,vite.config.ts,package.json}',
  'app/{src,public,vite}/**',
  'packages/*/{package.json,src/**}',
];
const beside = /\.(test|stories)\.tsx?$|\.test\./;

/** One hash over all inputs of the built app: sources, dependencies and the secret compiled into it. */
export function hashSources(root: string, appSecret: string): string {
  const hash = createHash('sha256').update(appSecret);
  const paths = globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !beside.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const path of paths) hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}
