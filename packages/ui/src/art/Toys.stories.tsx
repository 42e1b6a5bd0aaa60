import { Grid, Heading, Inline, Stack, Surface, Text } from '@mcy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Finish } from './forge/Finish.ts';
import type { Toy } from './forge/Toy.ts';
import { drawFace } from './forge/drawFace.ts';
import { drawSeated } from './forge/drawSeated.ts';
import { drawToy } from './forge/drawToy.ts';
import { egg } from './forge/egg.ts';
import { allSeries } from './series/allSeries.ts';

const meta = { title: 'Foundations/Toys' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const toys = Object.fromEntries(Object.values(allSeries).flatMap((series) => Object.entries(series)));

function Drawing({ name, toy, size, secret = false }: { name: string; toy: Toy; size: number; secret?: boolean }) {
  const svg = drawToy(name, toy, secret ? 'secret' : 'shown');
  return <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={name} width={size} height={size} />;
}

function Shelf({ secret = false }: { secret?: boolean }) {
  return (
    <Stack space="large">
      {Object.entries(allSeries).map(([series, plans]) => (
        <Stack key={series}>
          <Heading level={2}>{series}</Heading>
          <Inline>
            {Object.entries(plans).map(([name, toy]) => (
              <Drawing key={name} name={name} toy={toy} size={120} secret={secret} />
            ))}
          </Inline>
        </Stack>
      ))}
    </Stack>
  );
}

/** Each series has a shape, a face and a material of its own. */
export const Series: Story = { render: () => <Shelf /> };

/** The outline of each, for a toy that nobody has seen yet. */
export const Secrets: Story = { render: () => <Shelf secret /> };

/** As in a list, on a card, on a stage. */
export const Sizes: Story = {
  render: () => (
    <Stack>
      {['jade-dragon-king', 'wobbly-flan'].map((name) => (
        <Inline key={name} align="end">
          {[40, 160, 600].map((size) => {
            const toy = toys[name];
            return toy && <Drawing key={size} name={name} toy={toy} size={size} />;
          })}
        </Inline>
      ))}
    </Stack>
  ),
};

const finishes: readonly Finish[] = ['matte', 'gloss', 'pearl', 'glow', 'clear', 'metal', 'flocked'];
const ranks: readonly Toy['rank'][] = ['common', 'top', 'last'];
const head = egg(300, 220, 320, 260, { cheek: 0.6 });

function sample(finish: Finish, rank: Toy['rank']): Toy {
  return {
    finish,
    rank,
    draw: (pen) => [
      drawSeated(pen, { color: '#22c3d6', belly: '#e9fbff', sole: '#ffc4e4' }),
      pen.solid(head, '#22c3d6'),
      pen.rim(head),
      drawFace(pen, { y: 240, gap: 150, kind: 'round', mouth: 'cat' }),
      pen.gloss(206, 146, 36, 16),
    ],
  };
}

/** One figure in every material, and by how rare it is. */
export const FinishesAndRanks: Story = {
  render: () => (
    <Grid columns={{ phone: 2, tablet: 4 }}>
      {ranks.flatMap((rank) =>
        finishes.map((finish) => (
          <Surface key={`${finish}-${rank}`} variant="stage">
            <Stack align="center">
              <Drawing name={`${finish}-${rank}`} toy={sample(finish, rank)} size={140} />
              <Text>
                {finish}, {rank}
              </Text>
            </Stack>
          </Surface>
        )),
      )}
    </Grid>
  ),
};
