import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A picture to review: changed, new, or failed. File names are relative to the report. */
export interface Finding {
  name: string;
  title: string;
  modeName: string;
  kind: 'changed' | 'new' | 'failed';
  note: string;
  before?: string;
  after?: string;
  difference?: string;
}

/** Writes the report page with before, after and difference side by side. Returns its path. */
export async function writeReport(folder: string, findings: readonly Finding[], seen: number): Promise<string> {
  const path = join(folder, 'report.html');
  await mkdir(folder, { recursive: true });
  await writeFile(path, page(findings, seen));
  return path;
}

function page(findings: readonly Finding[], seen: number): string {
  const sections = findings.map(section).join('\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${findings.length} of ${seen} pictures differ</title>
<style>
  body { margin: 0; padding: 24px; background: #12101f; color: #f2f0ff; font: 15px/1.5 system-ui, sans-serif; }
  h1 { margin: 0 0 24px; font-size: 22px; }
  section { margin-block-end: 40px; padding: 20px; border-radius: 16px; background: #1d1a33; }
  h2 { margin: 0; font-size: 17px; } p { margin: 4px 0 16px; color: #b6b1d6; }
  .sides { display: flex; gap: 16px; overflow-x: auto; align-items: start; }
  figure { margin: 0; } figcaption { margin-block-end: 6px; color: #b6b1d6; }
  img { display: block; max-inline-size: min(640px, 80vw); border: 1px solid #3a355e; }
</style>
<h1>${findings.length === 0 ? `All ${seen} pictures are as they were.` : `${findings.length} of ${seen} pictures differ`}</h1>
${sections}
</html>
`;
}

function section({ title, modeName, note, before, after, difference }: Finding): string {
  const sides = [
    ['Before', before],
    ['After', after],
    ['Difference', difference],
  ].flatMap(([caption, file]) =>
    file === undefined
      ? []
      : [`<figure><figcaption>${caption}</figcaption><img loading="lazy" alt="" src="${encodeURI(file)}"></figure>`],
  );
  return `<section><h2>${escape(title)}</h2><p>${escape(modeName)}: ${escape(note)}</p><div class="sides">${sides.join('')}</div></section>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
