import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Creates a component's four files and its export from `<floor or area>/<Component>`. Returns the files; throws when the name is invalid or
 * taken.
 */
export function scaffoldComponent(root: string, target: string): readonly string[] {
  const [, folder = '', name = ''] = /^([a-z]+)\/([A-Z][A-Za-z0-9]*)$/.exec(target) ?? [];
  if (name === '') {
    throw new Error(
      `Say where and what, such as boxes/OddsTable or primitives/Badge; this was ${JSON.stringify(target)}.`,
    );
  }
  const home = `packages/ui/src/${folder}`;
  const index = `${home}/index.ts`;
  if (!existsSync(join(root, index))) {
    throw new Error(`There is no ${index}: name a floor of the kit (primitives, patterns) or an existing area.`);
  }
  if (existsSync(join(root, home, name))) throw new Error(`${home}/${name} already exists.`);

  mkdirSync(join(root, home, name));
  const files = Object.entries(contentsOf(folder, name)).map(([suffix, text]) => {
    const path = `${home}/${name}/${name}${suffix}`;
    writeFileSync(join(root, path), text);
    return path;
  });
  writeFileSync(join(root, index), withExport(readFileSync(join(root, index), 'utf8'), name));
  return [...files, index];
}

function withExport(index: string, name: string): string {
  const line = `export { ${name}, type ${name}Props } from './${name}/${name}.tsx';`;
  const pathOf = (text: string): string => /'([^']+)'/.exec(text)?.[1] ?? '';
  const lines = index.trimEnd().split('\n');
  const after = lines.findIndex(
    (other) => other.startsWith('export ') && pathOf(other).toLowerCase() > pathOf(line).toLowerCase(),
  );
  return `${lines.toSpliced(after === -1 ? lines.length : after, 0, line).join('\n')}\n`;
}

function contentsOf(folder: string, name: string): Record<'.tsx' | '.css.ts' | '.stories.tsx' | '.test.tsx', string> {
  const isKit = folder === 'primitives' || folder === 'patterns';
  const style = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  const floor = `${folder.charAt(0).toUpperCase()}${folder.slice(1)}`;
  return {
    '.tsx': `import type { ReactNode } from 'react';
import * as styles from './${name}.css.ts';

export interface ${name}Props {
  children: ReactNode;
}

/** What it is, and when to use it. */
export function ${name}({ children }: ${name}Props) {
  return <div className={styles.${style}()}>{children}</div>;
}
`,
    '.css.ts': `import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe } = layered('${isKit ? folder : 'areas'}');

export const ${style} = recipe({
  base: { color: vars.color.text.primary },
});
`,
    '.stories.tsx': `import { ${name} } from '@mcy/ui/${folder}';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: '${floor}/${name}',
  component: ${name},
  args: { children: '${name}' },
} satisfies Meta<typeof ${name}>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Try its props; not snapshotted. */
export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** Every look side by side. */
export const Variants: Story = {};
`,
    '.test.tsx': `import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ${name} } from './${name}.tsx';

it('shows what it holds', async () => {
  const screen = await render(<${name}>Xin chào</${name}>);
  await expect.element(screen.getByText('Xin chào')).toBeVisible();
});
`,
  };
}
