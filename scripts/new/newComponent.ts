import type { Draft } from './Draft.ts';
import { withExport } from './editModule.ts';
import { aOrAn, spellName } from './spellName.ts';

/** A component and its export: `account/friends/FriendCard`, or `patterns/Badge` for the kit itself. */
export function newComponent(draft: Draft, text: string): void {
  const [, folder = '', name = ''] =
    /^((?:primitives|patterns|[a-z]+\/[a-z]\w*))\/([A-Z][A-Za-z0-9]*)$/.exec(text) ?? [];
  if (name === '') {
    throw new Error(`Say where and what, such as account/friends/FriendCard; this was ${JSON.stringify(text)}.`);
  }
  const home = `packages/ui/src/${folder}`;
  const index = `${home}/index.ts`;
  const inKit = !folder.includes('/');
  if (draft.read(index) === null) {
    if (inKit || draft.read(`${home}/texts/vn.ts`) === null) throw new Error(`There is no ${home}.`);
    draft.create(index, '');
  }
  for (const [suffix, content] of Object.entries(contentsOf(folder, name, inKit))) {
    draft.create(`${home}/${name}/${name}${suffix}`, content);
  }
  draft.change(index, (source) =>
    withExport(source, `export { ${name}, type ${name}Props } from './${name}/${name}.tsx';`),
  );
}

function contentsOf(folder: string, name: string, inKit: boolean): Record<string, string> {
  const style = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  const up = inKit ? '../..' : '../../..';
  const title = folder
    .split('/')
    .map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}`)
    .join('/');
  return {
    '.tsx': `import type { ReactNode } from 'react';
import * as styles from './${name}.css.ts';

export interface ${name}Props {
  children: ReactNode;
}

/** Shows ${aOrAn(spellName(name).words)}. */
export function ${name}({ children }: ${name}Props) {
  return <div className={styles.${style}}>{children}</div>;
}
`,
    '.css.ts': `import { layered } from '${up}/styles/layered.ts';
import { vars } from '${up}/tokens/contract.css.ts';

const { style } = layered('${inKit ? folder : 'areas'}');

export const ${style} = style({ color: vars.color.text.primary });
`,
    '.stories.tsx': `import { ${name} } from '@mcy/ui/${folder}';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: '${title}/${name}',
  component: ${name},
  args: { children: 'Xin chào' },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Try its props; not snapshotted. */
export const Playground: Story = { parameters: { chromatic: { disableSnapshot: true } } };

/** Every look side by side, and what a person does with it: this is its test. */
export const Variants: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Xin chào')).toBeVisible();
  },
};
`,
  };
}
