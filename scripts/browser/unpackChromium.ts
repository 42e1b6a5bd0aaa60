import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Browser } from './findBrowser.ts';
import { untar } from './untar.ts';

const decompress = promisify(brotliDecompress);
const modules = resolve(import.meta.dirname, '../../node_modules');
/** The pinned browser's own fonts have no Chinese. */
const chineseFonts = join(modules, '@embedpdf/fonts-sc/fonts');

/** The Chromium pinned in package.json, unpacked once (about 3 s) with its libraries and fonts; null when it is not installed or cannot run. */
export async function unpackChromium(): Promise<Browser | null> {
  const pinned = join(modules, '@sparticuz/chromium');
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(pinned)) return null;
  const { version } = JSON.parse(readFileSync(join(pinned, 'package.json'), 'utf8')) as { version: string };
  const folder = join(cacheFolder(), `chromium-${version}`);
  if (!existsSync(folder)) await unpack(join(pinned, 'bin'), folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') },
    args: [],
  };
}

/** Next to the packages; a user without write access there gets their own. */
function cacheFolder(): string {
  try {
    accessSync(modules, constants.W_OK);
    return join(modules, '.cache');
  } catch {
    return join(tmpdir(), `mcy-cache-${String(process.getuid?.() ?? 0)}`);
  }
}

/** Complete or absent: several processes may unpack at once, and the first to finish wins. */
async function unpack(archives: string, folder: string): Promise<void> {
  await mkdir(join(folder, '..'), { recursive: true });
  const draft = await mkdtemp(`${folder}-`);
  const archive = async (name: string) => decompress(await readFile(join(archives, name)));
  await writeFile(join(draft, 'chromium'), await archive('chromium.br'), { mode: 0o755 });
  for (const name of ['al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']) await untar(await archive(name), draft);
  await writeFile(
    join(draft, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(folder, 'fonts')}</dir><dir>${chineseFonts}</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>\n`,
  );
  // A temporary folder is private to its owner, and other users of this checkout run the browser too.
  await chmod(draft, 0o755);
  await rename(draft, folder).catch(async (error: unknown) => {
    await rm(draft, { recursive: true });
    if (!existsSync(folder)) throw error;
  });
}
