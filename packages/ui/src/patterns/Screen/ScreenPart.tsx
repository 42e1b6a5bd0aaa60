import type { ReactNode } from 'react';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import type { Load } from '../LoadView/Load.ts';
import { LoadView } from '../LoadView/LoadView.tsx';
import { Halves } from './Halves.tsx';
import { NothingHere, type NothingHereProps } from './NothingHere.tsx';
import { ScreenSkeleton, type SkeletonShapes } from './ScreenSkeleton.tsx';
import { useTextsOfScreen } from './ScreenTexts.ts';

export interface ScreenPartProps<Data> {
  load: Load<Data>;
  /** Draws the skeleton: what comes, from top to bottom; in halves the two halves. */
  shape: SkeletonShapes;
  /** What is said instead, when the data is there and there is nothing in it. */
  empty?: ((data: Data) => NothingHereProps | null) | undefined;
  /** Fills both columns of a desktop. */
  halves?: boolean;
  children: (data: Data) => ReactNode;
}

/** A part of a `Screen` that loads for itself: its skeleton, its failure and what it says when there is nothing. */
export function ScreenPart<Data>({ load, shape, empty, halves = false, children }: ScreenPartProps<Data>) {
  const { loadingLabel, failedTitle, retryLabel } = useTextsOfScreen();
  const skeleton = <ScreenSkeleton shape={shape} />;
  return (
    <LoadView
      load={load}
      skeleton={halves ? <Halves>{skeleton}</Halves> : <Stack space="medium">{skeleton}</Stack>}
      loadingLabel={loadingLabel}
      failedTitle={failedTitle}
      retryLabel={retryLabel}
    >
      {(data) => {
        const nothing = empty?.(data) ?? null;
        if (nothing !== null) return <NothingHere {...nothing} />;
        return halves ? <Halves>{children(data)}</Halves> : children(data);
      }}
    </LoadView>
  );
}
