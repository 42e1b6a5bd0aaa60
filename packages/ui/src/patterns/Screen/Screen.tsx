import type { ReactNode } from 'react';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { Inset } from '../../primitives/Inset/Inset.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx';
import type { Load } from '../LoadView/Load.ts';
import { LoadView } from '../LoadView/LoadView.tsx';
import { NavBar } from '../NavBar/NavBar.tsx';
import * as styles from './Screen.css.ts';
import { ScreenSkeleton, type SkeletonShape } from './ScreenSkeleton.tsx';

/** `column` is as wide as lines are read easily, `halves` is two columns on a desktop, `full` is as wide as there is room. */
export type ScreenLayout = 'column' | 'halves' | 'full';

/** What `Screen` says on every screen; `useScreenTexts` has it. */
export interface ScreenTexts {
  backLabel: string;
  loadingLabel: string;
  failedTitle: string;
  retryLabel: string;
}

interface ScreenFrame {
  texts: ScreenTexts;
  title: string;
  /** Where the way back leads, or what it does. */
  back: string | (() => void);
  /** Icon buttons of the bar. */
  actions?: ReactNode;
  layout?: ScreenLayout;
  /** `StickyFooter`, or nothing. */
  footer?: ReactNode;
}

interface ScreenContent extends ScreenFrame {
  children: ReactNode;
  load?: never;
  shape?: never;
  empty?: never;
}

interface LoadedScreen<Data> extends ScreenFrame {
  load: Load<Data>;
  /** Draws the skeleton: what comes, from top to bottom; in `halves` the two halves. */
  shape: SkeletonShape | readonly SkeletonShape[];
  /** What is said instead, when the data is there and there is nothing in it. */
  empty?: ((data: Data) => EmptyStateProps | null) | undefined;
  children: (data: Data) => ReactNode;
}

export type ScreenProps<Data> = ScreenContent | LoadedScreen<Data>;

/** A page: its bar with the way back, its frame and its content; with `load` also its skeleton, its failure and what it says when there is nothing. */
export function Screen<Data>(props: ScreenProps<Data>) {
  const { texts, title, back, actions, layout = 'column', footer } = props;
  const { backLabel, ...loadTexts } = texts;
  return (
    <>
      <NavBar
        title={title}
        back={typeof back === 'string' ? { label: backLabel, href: back } : { label: backLabel, onGoBack: back }}
        actions={actions}
      />
      <Inset space={{ phone: 'medium', tablet: 'large' }}>
        {props.load === undefined ? (
          <Frame layout={layout}>{props.children}</Frame>
        ) : (
          <LoadView
            {...loadTexts}
            load={props.load}
            skeleton={
              <Frame layout={layout}>
                {layout === 'halves' ? (
                  <ScreenSkeleton shape={props.shape} />
                ) : (
                  <Stack space="large">
                    <ScreenSkeleton shape={props.shape} />
                  </Stack>
                )}
              </Frame>
            }
          >
            {(data) => {
              const nothing = props.empty?.(data) ?? null;
              return nothing === null ? (
                <Frame layout={layout}>{props.children(data)}</Frame>
              ) : (
                <EmptyState {...nothing} />
              );
            }}
          </LoadView>
        )}
      </Inset>
      {footer}
    </>
  );
}

function Frame({ layout, children }: { layout: ScreenLayout; children: ReactNode }) {
  if (layout === 'full') return children;
  if (layout === 'column') return <div className={styles.column}>{children}</div>;
  return (
    <Grid columns={{ phone: 1, desktop: 2 }} space="large" align="start">
      {children}
    </Grid>
  );
}
