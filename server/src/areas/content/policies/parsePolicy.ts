import type { PolicySection, PolicyText } from './PolicyText.ts';

/**
 * Parses a policy's file: `# Title`, then paragraphs and `- ` lists separated by blank lines, in sections under `## Heading {#id}`. Throws
 * a sentence that quotes anything else.
 */
export function parsePolicy(source: string): PolicyText {
  const [first = '', ...blocks] = source.trim().split(/\n\s*\n/);
  const title = /^# (.+)$/.exec(first)?.[1];
  if (title === undefined) throw new Error(`A policy begins with "# " and its title, not with "${first}".`);
  const lead: string[] = [];
  const sections: PolicySection[] = [];
  for (const block of blocks) {
    const section = sections.at(-1);
    if (block.startsWith('#')) sections.push(readHeading(block));
    else if (section) section.paragraphs.push(readParagraph(block));
    else lead.push(joinLines(block));
  }
  return { title, lead, sections };
}

function readHeading(block: string): PolicySection {
  const [, heading, id] = /^## (.+) \{#([a-z]+(?:-[a-z]+)*)\}$/.exec(block) ?? [];
  if (heading === undefined || id === undefined)
    throw new Error(`A section begins with "## Heading {#id}", not "${block}".`);
  return { id, heading, paragraphs: [] };
}

function readParagraph(block: string): string | string[] {
  if (!block.startsWith('- ')) return joinLines(block);
  return block.slice(2).split(/\n- /).map(joinLines);
}

function joinLines(lines: string): string {
  return lines.replaceAll(/\s*\n\s*/g, ' ').trim();
}
