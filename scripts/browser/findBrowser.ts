import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { unpackChromium } from './unpackChromium.ts';

const run = promisify(execFile);

/** Playwright's launch options for a Chromium: `env` is the whole environment of its process. */
export interface Browser {
  executablePath: string;
  env: Record<string, string>;
  args: string[];
}

/** Root has no sandbox; the other flags stop background network requests. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const systemPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

let found: Promise<Browser> | undefined;

/**
 * Finds a Chromium that runs on this machine: `$CHROMIUM_PATH`, else the one pinned in package.json, else the system's, else Debian's
 * package (as root), else Playwright's download. Throws with what to do when there is none.
 */
export function findBrowser(): Promise<Browser> {
  found ??= search();
  return found;
}

async function search(): Promise<Browser> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined && chosen !== '') {
    const browser = complete({ executablePath: chosen });
    const fault = await faultOf(browser);
    if (fault === null) return browser;
    throw new Error(
      `CHROMIUM_PATH is ${chosen}, which does not run: ${fault}. Correct it, or unset it to use the pinned browser.`,
    );
  }
  const faults: string[] = [];
  for (const candidate of [unpackChromium, systemBrowser, debianBrowser, playwrightBrowser]) {
    const partial = await candidate();
    if (partial === null) continue;
    const browser = complete(partial);
    const fault = await faultOf(browser);
    if (fault === null) return browser;
    faults.push(`${browser.executablePath}: ${fault}`);
  }
  throw new Error(
    `No Chromium runs here, and stories and journeys need one. Install Chromium or Chrome, or set CHROMIUM_PATH to one.\n${faults.join('\n')}`,
  );
}

function complete(partial: Partial<Browser> & { executablePath: string }): Browser {
  const inherited = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return {
    executablePath: partial.executablePath,
    env: { ...Object.fromEntries(inherited), ...partial.env },
    args: [...flags, ...(partial.args ?? [])],
  };
}

/** The reason why it does not start; null when it does. */
async function faultOf({ executablePath, env }: Browser): Promise<string | null> {
  if (!existsSync(executablePath)) return 'there is no such file';
  // Chrome for Windows opens a window for --version.
  if (process.platform === 'win32') return null;
  return run(executablePath, ['--version'], { env, timeout: 20_000 }).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message.trim() : String(error)),
  );
}

function systemBrowser(): { executablePath: string } | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = [...folders.flatMap((folder) => systemNames.map((name) => join(folder, name))), ...systemPaths];
  const executablePath = paths.find((path) => existsSync(path));
  return executablePath === undefined ? null : { executablePath };
}

async function debianBrowser(): Promise<{ executablePath: string } | null> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  process.stderr.write("Installing Debian's Chromium, for stories and journeys.\n");
  const installed =
    (await succeeds('apt-get', ['update', '-q'])) &&
    (await succeeds('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium']));
  return installed ? systemBrowser() : null;
}

async function playwrightBrowser(): Promise<{ executablePath: string } | null> {
  const executablePath = chromium.executablePath();
  if (existsSync(executablePath)) return { executablePath };
  process.stderr.write("Downloading Playwright's Chromium, for stories and journeys.\n");
  const cli = join(import.meta.dirname, '../../node_modules/playwright/cli.js');
  return (await succeeds(process.execPath, [cli, 'install', 'chromium'])) ? { executablePath } : null;
}

function succeeds(command: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}
