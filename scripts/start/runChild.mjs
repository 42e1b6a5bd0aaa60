import { spawn } from 'node:child_process';

/**
 * Runs a command to its end, with this terminal, and passes SIGINT and SIGTERM on to it.
 * Its exit code; 128 + the signal's number when a signal ended it.
 */
export function runChild(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    const pass = (signal) => child.kill(signal);
    process.on('SIGINT', pass).on('SIGTERM', pass);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}
