// npm run check: types, lint, import directions, format and dead code.
import { join } from 'node:path';
import { runChecks } from './check/runChecks.ts';

const { failures } = await runChecks(join(import.meta.dirname, '..'));
process.exitCode = failures.length === 0 ? 0 : 1;
