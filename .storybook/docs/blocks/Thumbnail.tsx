import { vars } from '@mcy/ui/tokens';
import { viewports } from '@mcy/ui/testing';
import { useEffect, useRef, useState } from 'react';
import { createTurns } from '../createTurns.ts';

/** Sizes of a thumbnail. */
export const thumbnailSizes = ['phone', 'desktop'] as const;
export type ThumbnailSize = (typeof thumbnailSizes)[number];

const scales: Readonly<Record<ThumbnailSize, number>> = { phone: 0.4, desktop: 0.25 };

/** Each page loads all of Storybook's preview: more at once would slow down scrolling. */
const turns = createTurns(2);

/** Width of a thumbnail in px. */
export function thumbnailWidth(size: ThumbnailSize): number {
  return scaled(viewports[size].styles.width, size);
}

/** A story as a small live page, loaded while it is near the window. */
export function Thumbnail({ id, size, globals }: { id: string; size: ThumbnailSize; globals: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame);
  const { width, height } = viewports[size].styles;
  return (
    <div
      ref={frame}
      style={{
        inlineSize: thumbnailWidth(size),
        blockSize: scaled(height, size),
        overflow: 'hidden',
        borderRadius: vars.radius.standard,
        border: `${vars.size.hairline} solid ${vars.color.border.standard}`,
        background: vars.color.surface.sunken,
      }}
    >
      {near && <Page key={`${id} ${size} ${globals}`} {...{ id, size, globals, width, height }} />}
    </div>
  );
}

interface PageProps {
  id: string;
  size: ThumbnailSize;
  globals: string;
  width: string;
  height: string;
}

function Page({ id, size, globals, width, height }: PageProps) {
  const [phase, setPhase] = useState<'waiting' | 'loading' | 'loaded'>('waiting');
  const endTurn = useRef<() => void>(undefined);
  useEffect(() => {
    endTurn.current = turns.take(() => setPhase('loading'));
    return () => endTurn.current?.();
  }, []);
  if (phase === 'waiting') return null;
  // `embed` leaves out the play function, which would take the focus; `still` stops animations.
  const address = new URLSearchParams({ id, viewMode: 'story', embed: 'true', still: 'true', globals });
  return (
    // Storybook's own page, which loads its modules and texts from this origin.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      title={id}
      src={`iframe.html?${address}`}
      inert
      aria-hidden
      onLoad={() => {
        endTurn.current?.();
        setPhase('loaded');
      }}
      style={{
        inlineSize: width,
        blockSize: height,
        border: 0,
        transformOrigin: '0 0',
        transform: `scale(${scales[size]})`,
        opacity: phase === 'loaded' ? 1 : 0,
        transition: `opacity ${vars.motion.duration.fast}`,
      }}
    />
  );
}

function useNear(element: React.RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    // The document as its root: a margin around the top window does not reach into Storybook's frame.
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      root: document,
      rootMargin: '400px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return near;
}

function scaled(length: string, size: ThumbnailSize): number {
  return Math.round(Number.parseInt(length, 10) * scales[size]);
}
