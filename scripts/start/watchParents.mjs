import { readFileSync } from 'node:fs';

/**
 * Calls back once when npm, or the shell between npm and this process, is gone. A killed npm passes nothing on: without this, its server
 * would live on and hold the port.
 */
export function watchParents(onGone) {
  const watched = [process.ppid];
  const shell = readProcess(process.ppid);
  if (shell !== null && /^(ba|da)?sh$/.test(shell.name)) watched.push(shell.parent);
  const timer = setInterval(() => {
    if (process.ppid === watched[0] && watched.every(isAlive)) return;
    clearInterval(timer);
    onGone();
  }, 500);
  timer.unref();
}

/** Name and parent of a process on Linux; null elsewhere. */
function readProcess(pid) {
  try {
    const [, name, rest] = /^\d+ \((.*)\) . (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return { name, parent: Number(rest) };
  } catch {
    return null;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
