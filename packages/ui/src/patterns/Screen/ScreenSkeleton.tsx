import { Fragment, type ReactNode } from 'react';
import { Grid, Inline, Skeleton, Stack, Surface } from '../../primitives/index.ts';
import { FormSkeleton } from '../FormSkeleton/FormSkeleton.tsx';
import * as styles from './Screen.css.ts';

/** What comes, each drawn as often as it usually comes, or as `{ rows: 4 }` says. */
const shapes = {
  /** Rows of a list, each on its own surface. */
  rows: (count = 7) => <Stack space="xsmall">{repeat(count, <Row />)}</Stack>,
  /** Rows of a list on one surface. */
  list: (count = 4) => (
    <Surface>
      <Stack space="large">{repeat(count, <Skeleton shape="text" lines={2} />)}</Stack>
    </Surface>
  ),
  cards: (count = 3) => <div className={styles.cards}>{repeat(count, <Card />)}</div>,
  /** Picture tiles under their title. */
  tiles: (count = 4) => (
    <Stack space="small">
      <Skeleton shape="text" width="half" />
      <Grid columns={2}>{repeat(count, <Skeleton shape="image" ratio="square" />)}</Grid>
    </Stack>
  ),
  /** Fields of a form. */
  form: (count = 4) => (
    <Surface space={{ phone: 'medium', tablet: 'large' }}>
      <FormSkeleton fields={count} />
    </Surface>
  ),
  /** Paragraphs. */
  text: (count = 1) => (
    <Surface space="large">
      <Stack space="large">{repeat(count, <Skeleton shape="text" lines={4} />)}</Stack>
    </Surface>
  ),
  /** Figures with their labels, two in a row. */
  figures: (count = 2) => (
    <Grid columns={2} space="small">
      {repeat(count, <Figure />)}
    </Grid>
  ),
  /** A line of text. */
  line: () => <Skeleton shape="text" width="half" />,
  /** A person or a thing on a stage. */
  portrait: () => <Portrait />,
  /** The signed-in user: picture, name and a line below. */
  header: () => <Header />,
  picture: () => <Skeleton shape="image" />,
} satisfies Record<string, (count?: number) => ReactNode>;

type ShapeName = keyof typeof shapes;

type Counted = Exclude<ShapeName, 'line' | 'portrait' | 'header' | 'picture'>;

export type SkeletonShape = ShapeName | { [Name in Counted]: Readonly<Record<Name, number>> }[Counted];

export type SkeletonShapes = SkeletonShape | readonly SkeletonShape[];

/** Skeleton of the content that is loading, by its shape. */
export function ScreenSkeleton({ shape }: { shape: SkeletonShapes }) {
  return [shape].flat().map((part) => {
    const [name, count] = typeof part === 'string' ? [part] : (Object.entries(part)[0] ?? []);
    return <div key={`${name}${count ?? ''}`}>{shapes[name as ShapeName](count)}</div>;
  });
}

function repeat(count: number, drawn: ReactNode): ReactNode {
  return Array.from({ length: count }, (_, place) => <Fragment key={place}>{drawn}</Fragment>);
}

function Row() {
  return (
    <Surface radius="standard">
      <Inline wrap={false}>
        <Skeleton shape="circle" />
        <Skeleton shape="text" lines={2} />
      </Inline>
    </Surface>
  );
}

function Card() {
  return (
    <Surface>
      <Stack space="medium">
        <Skeleton shape="text" lines={4} />
        <Skeleton shape="control" width="half" />
      </Stack>
    </Surface>
  );
}

function Figure() {
  return (
    <Surface space="small">
      <Skeleton shape="text" lines={2} />
    </Surface>
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

function Header() {
  return (
    <Surface variant="stage">
      <Stack space="large">
        <Inline space="medium" wrap={false}>
          <Skeleton shape="circle" />
          <Skeleton shape="text" lines={3} />
        </Inline>
        <Skeleton shape="control" width="half" />
      </Stack>
    </Surface>
  );
}
