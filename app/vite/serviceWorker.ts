import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, build } from 'vite';

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...args: never) => unknown>>[1];

const root = join(import.meta.dirname, '..');

/** What the first page loads on demand, and what shows that there is no connection: here before there is none. */
const shown =
  /\/(?:texts|formTexts)\/\w+\.ts$|\/routes\/content\/home\/HomeRoute\.tsx$|\/platform\/(?:Announcer|background\/Background)\.tsx$|\/routes\/system\/frame\/RouteErrorRoute\.tsx$/;

/** Files of `app/public` by their address; pictures of toys are fetched as they are seen. */
const publicFiles = readdirSync(join(root, 'public'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(join(root, 'public').length).replaceAll('\\', '/'))
  .filter((url) => !url.startsWith('/art/'));

/** Bundles the service worker by itself and tells it what the app consists of. */
export function serviceWorker(): Plugin {
  return {
    name: 'mcy:service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        this.emitFile({ type: 'asset', fileName: 'serviceWorker.js', source: await bundleWorker(bundle) });
      },
    },
  };
}

async function bundleWorker(bundle: Bundle): Promise<string> {
  const first = firstFiles(bundle);
  const others = Object.keys(bundle).filter((name) => !first.has(name));
  const parts = [
    // A page that the server rendered has its styles in itself: being visited does not bring their files.
    ...others.filter((name) => /^assets\/.*\.css$/.test(name)),
    ...others.filter((name) => /^assets\/.*\.js$/.test(name)),
  ];
  const page = bundle['index.html'];
  if (page?.type !== 'asset') throw new Error('The build has no index.html to keep on devices.');
  const precache = [
    { url: '/index.html', revision: hashOf(page.source) },
    ...publicFiles.map((url) => ({ url, revision: hashOf(readFileSync(join(root, 'public', url))) })),
    // Named by their content.
    ...[...first].map((name) => ({ url: `/${name}`, revision: null })),
  ];
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: {
      __PRECACHE__: JSON.stringify(precache),
      __PARTS__: JSON.stringify(parts.map((name) => `/${name}`)),
    },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: join(root, 'src/serviceWorker/main.ts'), output: { format: 'iife' } },
    },
  });
  if (!('output' in built)) throw new Error('The service worker was not built at once.');
  return built.output[0].code;
}

/** The files of the first page and of what it loads on demand, with everything they import, their styles and fonts. */
function firstFiles(bundle: Bundle): ReadonlySet<string> {
  const files = new Set<string>();
  const visit = (name: string): void => {
    const chunk = bundle[name];
    if (files.has(name) || chunk?.type !== 'chunk') return;
    files.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const imported of chunk.imports) visit(imported);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && (chunk.isEntry || shown.test(chunk.facadeModuleId ?? ''))) visit(chunk.fileName);
  }
  for (const name of Object.keys(bundle)) if (name.endsWith('.woff2')) files.add(name);
  return files;
}

function hashOf(source: string | Uint8Array): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 16);
}
