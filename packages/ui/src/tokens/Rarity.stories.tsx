import { Badge, Grid, Stack, Surface } from '@mcy/ui/primitives';
import { rarities, vars } from '@mcy/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Foundations/Rarity' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const names = { common: 'Thường', rare: 'Hiếm', epic: 'Sử thi', legendary: 'Huyền thoại' } as const;

function Marks() {
  return (
    <Grid columns={{ phone: 2, tablet: 4 }}>
      {rarities.map((rarity) => (
        <Surface key={rarity} variant="stage" rarity={rarity}>
          <Stack align="center">
            <span
              style={{
                inlineSize: 64,
                blockSize: 64,
                clipPath: vars.rarityMark[rarity],
                background: vars.color.rarity[rarity].color,
              }}
            />
            <Badge rarity={rarity}>{names[rarity]}</Badge>
          </Stack>
        </Surface>
      ))}
    </Grid>
  );
}

/** Each has a color, a glow, a mark and a name. */
export const Scale: Story = { render: () => <Marks /> };

/** Without color, the marks still distinguish them. */
export const WithoutColour: Story = {
  render: () => (
    <div style={{ filter: 'grayscale(1)' }}>
      <Marks />
    </div>
  ),
};
