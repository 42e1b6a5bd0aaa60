import { readFileSync, readdirSync } from 'node:fs';

/** Seconds of CPU time since their start. */
export interface CpuTimes {
  /** Of all its processes. */
  server: number;
  /** All processes of PostgreSQL. */
  database: number;
  /** The whole machine. */
  machine: number;
}

/** Ticks in a second on Linux. */
const ticks = 100;

/** CPU time of a server's processes and of the PostgreSQL that this process started, from Linux' /proc; elsewhere zeros. */
export function readCpu(pids: readonly number[]): CpuTimes {
  const postgres = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isOwnPostgres(name));
  return {
    server: pids.reduce((sum, pid) => sum + timeOf(String(pid)), 0),
    database: postgres.reduce((sum, each) => sum + timeOf(each) + timeOfEnded(each), 0),
    machine: machineTime(),
  };
}

/** Fields of /proc/<pid>/stat after the name, which may hold spaces. */
function statOf(pid: string): string[] {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ');
  } catch {
    // It has ended.
    return [];
  }
}

function timeOf(pid: string): number {
  const [user, system] = statOf(pid).slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) / ticks;
}

/** Of its children that have ended: connections come and go. */
function timeOfEnded(pid: string): number {
  const [user, system] = statOf(pid).slice(13, 15).map(Number);
  return ((user ?? 0) + (system ?? 0)) / ticks;
}

function isOwnPostgres(pid: string): boolean {
  const parent = statOf(pid)[1] ?? '';
  const own = String(process.pid);
  const isPostgres = nameOf(pid) === 'postgres';
  return isPostgres && (parent === own || statOf(parent)[1] === own);
}

function nameOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
}

function machineTime(): number {
  const [, user = 0, nice = 0, system = 0, , , irq = 0, soft = 0] = (
    readFileSync('/proc/stat', 'utf8').split('\n', 1)[0] ?? ''
  )
    .split(/\s+/)
    .map(Number);
  return (user + nice + system + irq + soft) / ticks;
}
