import { Icon, type IconGlyph, Stack, Text } from '@mcy/ui/primitives';
import { vars } from '@mcy/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import * as lucide from 'lucide-react';

const meta = { title: 'Foundations/Icons', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const sources = import.meta.glob<string>(['../**/*.tsx', '!../**/*.{stories,test}.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Names that the kit imports from lucide-react. */
const used = [
  ...new Set(
    Object.values(sources).flatMap((source) =>
      [...source.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].flatMap(([, names = '']) =>
        names
          .split(',')
          .map((name) => name.trim().split(' as ')[0] ?? '')
          .filter((name) => name !== '' && !name.startsWith('type ')),
      ),
    ),
  ),
].toSorted();

/** Every icon the kit uses, by its lucide name. */
export const Used: Story = {
  render: () => (
    <ul
      aria-label="Icons"
      translate="no"
      style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))', gap: vars.space.small }}
    >
      {used.map((name) => (
        <li key={name}>
          <Stack space="xsmall" align="center">
            <Glyph name={name} />
            <Text size="xsmall" tone="secondary" align="center">
              {name}
            </Text>
          </Stack>
        </li>
      ))}
    </ul>
  ),
};

function Glyph({ name }: { name: string }) {
  // The kit's sources import it by this name, so it is a lucide icon.
  const glyph = Reflect.get(lucide, name) as IconGlyph;
  return <Icon icon={glyph} size="large" tone="accent" />;
}
