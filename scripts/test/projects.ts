// The process of runApart.ts: runs the projects that its arguments name, and sends how they ended.
import { join } from 'node:path';
import { runProjects } from './runProjects.ts';

const tally = await runProjects(join(import.meta.dirname, '../..'), process.argv.slice(2));
process.send?.(tally, () => process.disconnect());
