import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const routesSchema = z.object({
  paths: z.array(z.string()).transform((paths) => new Set(paths)),
  /** Pages that guests may see, with the parameters of their addresses. */
  open: z
    .record(z.string(), z.array(z.string()))
    .transform((open) => new Map(Object.entries(open)))
    .default(new Map()),
  /** The same for pages of people with a session. */
  own: z
    .record(z.string(), z.array(z.string()))
    .transform((own) => new Map(Object.entries(own)))
    .default(new Map()),
  /** The parameter that names what everybody may see, of such pages. */
  shown: z
    .record(z.string(), z.string())
    .transform((shown) => new Map(Object.entries(shown)))
    .default(new Map()),
  /** Sources of each page's screen and texts; `{locale}` stands for the language. */
  parts: z
    .record(z.string(), z.array(z.string()))
    .transform((parts) => new Map(Object.entries(parts)))
    .default(new Map()),
  screens: z.string(),
});

/** The app's paths and the file that lists its screens, as the build wrote them; null when missing. */
export function readRoutes(appDir: string): z.output<typeof routesSchema> | null {
  const file = join(appDir, 'routes.json');
  return existsSync(file) ? routesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).default([]), imports: z.array(z.string()).default([]) }),
);

/** The files that a page needs beside those of `index.html`. */
export interface PartLinks {
  /** Link elements. */
  styles: string;
  /** What is in those files and in the styles of `index.html`: a page that has them in itself waits for no request before its first paint. */
  readCss: () => string;
  /** Link elements of the same files, which load nothing: they tell the app's loader that the page has these styles. */
  known: string;
  /** Link elements. */
  scripts: string;
}

/** From sources to the links of their files, with everything they import. */
export type LinksOf = (sources: readonly string[]) => PartLinks;

/** The table of screens, which has a file of its own: the manifest names it by that. */
const screensSource = 'src/routes/pages.ts';

/** Reads the build's manifest; null when missing. */
export function readManifest(appDir: string): LinksOf | null {
  if (!existsSync(join(appDir, '.vite/manifest.json'))) return null;
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(appDir, '.vite/manifest.json'), 'utf8')));
  const screensFile = readRoutes(appDir)?.screens;
  const screens = Object.values(manifest).find((part) => `/${part.file}` === screensFile);
  if (screens) manifest[screensSource] ??= screens;

  function filesOf(sources: readonly string[]): { styles: Set<string>; scripts: Set<string> } {
    const seen = new Set<string>();
    const [styles, scripts] = [new Set<string>(), new Set<string>()];
    function visit(source: string): void {
      const part = manifest[source];
      if (part === undefined || seen.has(source)) return;
      seen.add(source);
      scripts.add(part.file);
      for (const style of part.css) styles.add(style);
      for (const imported of part.imports) visit(imported);
    }
    for (const source of sources) visit(source);
    return { styles, scripts };
  }

  const known = new Map<string, string>();
  function readStyle(file: string): string {
    const css = known.get(file) ?? readFileSync(join(appDir, file), 'utf8');
    known.set(file, css);
    return css;
  }

  const first = filesOf(['index.html']);
  return (sources) => {
    const { styles, scripts } = filesOf(sources);
    const own = [...styles].filter((file) => !first.styles.has(file));
    // Those of `index.html` first, as a browser would load them.
    const all = [...first.styles, ...own];
    return {
      readCss: () => all.map(readStyle).join(''),
      known: all.map((file) => `<link rel="stylesheet" disabled href="/${file}">`).join(''),
      styles: own.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join(''),
      scripts: [...scripts]
        .filter((file) => !first.scripts.has(file))
        .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
        .join(''),
    };
  };
}

const inlineScript = /<script(?: nonce="[^"]*")?>([\s\S]*?)<\/script>/g;

/** Sources of the page's inline scripts, as the content security policy names them: by hash. */
export function readScriptHashes(appDir: string): readonly string[] {
  const file = join(appDir, 'index.html');
  if (!existsSync(file)) return [];
  const scripts = [...readFileSync(file, 'utf8').matchAll(inlineScript)].map(([, source = '']) => source);
  return scripts.map((source) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`);
}
