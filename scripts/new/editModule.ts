/** Adds an import to a module, to the braces that are there or after the last import. */
export function withImport(source: string, name: string, from: string): string {
  const braces = new RegExp(`^import \\{([^}]*)\\} from '${from.replaceAll(/[.*+?/]/g, String.raw`\$&`)}';$`, 'm');
  const found = braces.exec(source);
  if (found) {
    const names = (found[1] ?? '').split(',').map((text) => text.trim());
    if (names.includes(name)) return source;
    return source.replace(braces, `import { ${[...names, name].filter(Boolean).join(', ')} } from '${from}';`);
  }
  const line = `import { ${name} } from '${from}';\n`;
  const last = [...source.matchAll(/^import [^;]*;\n/gm)].at(-1);
  const end = last ? last.index + last[0].length : 0;
  return `${source.slice(0, end)}${line}${last ? '' : '\n'}${source.slice(end)}`;
}

/** Adds an export to a barrel, in the order of its paths. */
export function withExport(index: string, line: string): string {
  const pathOf = (text: string): string => (/'([^']+)'/.exec(text)?.[1] ?? '').toLowerCase();
  const statements = index
    .split(/(?<=;)\n/)
    .map((text) => text.trim())
    .filter(Boolean);
  const after = statements.findIndex((other) => pathOf(other) > pathOf(line));
  return `${statements.toSpliced(after === -1 ? statements.length : after, 0, line).join('\n')}\n`;
}

/** Adds properties to the one object of a module of texts. */
export function withTexts(source: string, properties: string): string {
  return source.replace(/(texts = |default )\{\}/, '$1{\n}').replace(/\n\}(;| satisfies )/, `\n${properties}\n}$1`);
}
