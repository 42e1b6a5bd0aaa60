import type { ReactNode } from 'react';
import { Grid, Inline, Skeleton, Stack, Surface } from '../../primitives/index.ts';
import { FormSkeleton } from '../FormSkeleton/FormSkeleton.tsx';

const shapes = {
  rows: <Repeated count={7} draw={<Row />} />,
  cards: <Repeated count={3} draw={<Card />} />,
  tiles: <Tiles />,
  portrait: <Portrait />,
  text: <Words />,
  form: <Form />,
} satisfies Record<string, ReactNode>;

/** What comes: list rows, cards, picture tiles, a person or a thing on a stage, text, a form. */
export type SkeletonShape = keyof typeof shapes;

/** Skeleton of the content that is loading, by its shape. */
export function ScreenSkeleton({ shape }: { shape: SkeletonShape | readonly SkeletonShape[] }) {
  const parts: readonly SkeletonShape[] = typeof shape === 'string' ? [shape] : shape;
  return parts.map((part) => <div key={part}>{shapes[part]}</div>);
}

function Repeated({ count, draw }: { count: number; draw: ReactNode }) {
  return (
    <Stack space="xsmall">
      {Array.from({ length: count }, (_, place) => (
        <Surface key={place} radius="standard">
          {draw}
        </Surface>
      ))}
    </Stack>
  );
}

function Row() {
  return (
    <Inline wrap={false}>
      <Skeleton shape="circle" />
      <Skeleton shape="text" lines={2} />
    </Inline>
  );
}

function Card() {
  return (
    <Stack space="medium">
      <Skeleton shape="text" lines={4} />
      <Skeleton shape="control" width="half" />
    </Stack>
  );
}

function Tiles() {
  return (
    <Stack space="small">
      <Skeleton shape="text" width="half" />
      <Grid columns={2}>
        {Array.from({ length: 4 }, (_, tile) => (
          <Skeleton key={tile} shape="image" ratio="square" />
        ))}
      </Grid>
    </Stack>
  );
}

function Portrait() {
  return (
    <Surface variant="stage" space="large">
      <Stack align="center">
        <Skeleton shape="circle" />
        <Skeleton shape="text" lines={4} />
        <Skeleton shape="control" />
      </Stack>
    </Surface>
  );
}

function Words() {
  return (
    <Surface space="large">
      <Skeleton shape="text" lines={4} />
    </Surface>
  );
}

function Form() {
  return (
    <Surface space={{ phone: 'medium', tablet: 'large' }}>
      <FormSkeleton fields={4} />
    </Surface>
  );
}
