import { readFile } from 'node:fs/promises';
import { readLog } from './verify/readLog.ts';
import { reportLines } from './verify/reportLines.ts';
import { verifyLog } from './verify/verifyLog.ts';

// npm run verify -- <log file>: repeats a downloaded draw log without the shop. Ends with 1 when something does not match.

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Which log? npm run verify -- <file that you downloaded from the page that checks a box>');
  process.exit(2);
}
try {
  const log = readLog(await readFile(file, 'utf8'));
  const report = verifyLog(log);
  for (const line of reportLines(log, report)) console.log(line);
  const isFalse = report.faults.length > 0 || report.bonuses.some(({ outcome }) => outcome === 'failed');
  process.exitCode = isFalse ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
