import { Fragment, type ReactNode } from 'react';
import { Grid, Inline, Inset, Skeleton, Stack, Surface } from '../../primitives/index.ts';
import { Cover } from '../Cover/Cover.tsx';
import { FormSkeleton } from '../FormSkeleton/FormSkeleton.tsx';
import * as styles from './Screen.css.ts';

/** What comes, each drawn as often as it usually comes, or as `{ rows: 4 }` says. */
const shapes = {
  /** Rows of a list, each on its own surface, as far apart as those of `InfiniteList`. */
  rows: (count = 7) => <Stack space="small">{repeat(count, <Row lines={2} />)}</Stack>,
  /** Rows of three lines. */
  longRows: (count = 6) => <Stack space="small">{repeat(count, <Row lines={3} />)}</Stack>,
  /** Rows of a list on one surface. */
  list: (count = 4) => (
    <Surface>
      <Stack space="large">{repeat(count, <Skeleton shape="text" lines={2} />)}</Stack>
    </Surface>
  ),
  cards: (count = 3) => <div className={styles.cards}>{repeat(count, <Card />)}</div>,
  /** Pictures with their names and dates. */
  tiles: (count = 4) => (
    <Grid columns={{ phone: 2, tablet: 3 }} space="small">
      {repeat(count, <Tile />)}
    </Grid>
  ),
  /** A stamp card, five in a row. */
  stamps: (count = 15) => (
    <Grid columns={5} space="xsmall">
      {repeat(count, <Stamp />)}
    </Grid>
  ),
  /** The first three of a ranking. */
  podium: () => <Podium />,
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
  /** Figures with their labels, two in a row; one takes the row. */
  figures: (count = 2) => (
    <Grid columns={count === 1 ? 1 : 2} space="small">
      {repeat(count, <Figure />)}
    </Grid>
  ),
  /** Lines of text on their own, such as a heading and its lead. */
  line: (count = 1) => <Stack space="small">{repeat(count, <Skeleton shape="text" width="half" />)}</Stack>,
  /** A person or a thing on a stage, with so many short paragraphs. */
  portrait: (count = 1) => <Portrait paragraphs={count} />,
  /** The signed-in user: picture, name and a line below. */
  header: () => <Header />,
  picture: () => <Skeleton shape="image" />,
} satisfies Record<string, (count?: number) => ReactNode>;

type ShapeName = keyof typeof shapes;

type Counted = Exclude<ShapeName, 'header' | 'picture' | 'podium'>;

export type SkeletonShape = ShapeName | { [Name in Counted]: Readonly<Record<Name, number>> }[Counted];

/** From top to bottom; those in an inner array belong together, such as a heading and its content. */
export type SkeletonShapes = SkeletonShape | readonly (SkeletonShape | readonly SkeletonShape[])[];

/** Skeleton of the content that is loading, by its shape. */
export function ScreenSkeleton({ shape }: { shape: SkeletonShapes }) {
  return [shape].flat().map((part) => (
    <Stack key={JSON.stringify(part)} space="small">
      {[part].flat().map((one) => (
        <div key={JSON.stringify(one)}>{draw(one)}</div>
      ))}
    </Stack>
  ));
}

function draw(shape: SkeletonShape): ReactNode {
  const [name, count] = typeof shape === 'string' ? [shape] : (Object.entries(shape)[0] ?? []);
  return shapes[name as ShapeName](count);
}

function repeat(count: number, drawn: ReactNode): ReactNode {
  return Array.from({ length: count }, (_, place) => <Fragment key={place}>{drawn}</Fragment>);
}

function Row({ lines }: { lines: 2 | 3 }) {
  return (
    <Surface radius="standard">
      <Inline wrap={false}>
        <Skeleton shape="circle" />
        <Skeleton shape="text" lines={lines} />
      </Inline>
    </Surface>
  );
}

function Tile() {
  return (
    <Surface space="small">
      <Stack space="xsmall">
        <Skeleton shape="image" />
        <Skeleton shape="text" lines={4} />
      </Stack>
    </Surface>
  );
}

function Stamp() {
  return (
    <Surface space="small" radius="standard">
      <Skeleton shape="text" lines={3} />
    </Surface>
  );
}

/** The winner is the highest. */
function Podium() {
  return (
    <Surface variant="stage">
      <Grid columns={3} space="xsmall" align="end">
        <Step />
        <Stack space="xxsmall">
          <Skeleton shape="text" />
          <Step size="large" />
          <Skeleton shape="text" />
        </Stack>
        <Step />
      </Grid>
    </Surface>
  );
}

function Step({ size = 'standard' }: { size?: 'standard' | 'large' }) {
  return (
    <Stack space="xxsmall" align="center">
      <Skeleton shape="circle" size={size} />
      <Skeleton shape="text" lines={3} />
      <Skeleton shape="control" />
    </Stack>
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

function Portrait({ paragraphs }: { paragraphs: number }) {
  return (
    <Surface variant="stage" space="large">
      <Stack align="center">
        <Skeleton shape="circle" size="large" />
        {repeat(paragraphs, <Skeleton shape="text" lines={3} />)}
        <Skeleton shape="control" />
      </Stack>
    </Surface>
  );
}

function Header() {
  return (
    <Surface variant="stage" space="none">
      <Cover src={null} />
      <Inset space="medium">
        <Inline space="medium" wrap={false}>
          <Skeleton shape="circle" size="large" />
          <Skeleton shape="text" lines={3} />
        </Inline>
      </Inset>
    </Surface>
  );
}
