import { type MouseEvent, type ReactNode, useEffect, useEffectEvent } from 'react';
import { type ReactZoomPanPinchRef, useZoomPanPinch } from 'react-zoom-pan-pinch';
import * as styles from './ImageViewer.css.ts';
import { useDoubleTap } from './useDoubleTap.ts';

/** Zoom factor of the button and a double tap, and the maximum of a pinch. */
const zoomedScale = 2.5;
const largestScale = 6;
/** Distance in px an arrow key pans a zoomed picture. */
const keyStep = 80;

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [keyStep, 0],
  ArrowRight: [-keyStep, 0],
  ArrowUp: [0, keyStep],
  ArrowDown: [0, -keyStep],
};

export interface ZoomStageProps {
  zoomed: boolean;
  onZoomedChange: (zoomed: boolean) => void;
  children: ReactNode;
}

/** Zooms a picture by pinch, wheel and double tap, and pans it while zoomed. */
export function ZoomStage({ zoomed, onZoomedChange, children }: ZoomStageProps) {
  // Unzoomed, a sideways drag is a swipe to the next picture. The library reports each double tap twice on phones, so
  // they are detected here.
  const options = {
    minScale: 1,
    maxScale: largestScale,
    panning: { disabled: !zoomed },
    doubleClick: { disabled: true },
    wheel: { step: 0.005 },
    zoomAnimation: { size: 0 },
  } as const;
  const { wrapperRef, contentRef, instance } = useZoomPanPinch(options);
  const isDoubleTap = useDoubleTap();

  /** Jumps at once; the stylesheet animates it, unless a finger is on it. */
  function glide(move: (stage: ReactZoomPanPinchRef) => Promise<void>) {
    letGlide(true);
    void move(instance.current.getContext());
  }
  function letGlide(glides: boolean) {
    contentRef.current?.setAttribute('data-glides', String(glides));
  }

  const follow = useEffectEvent((scale: number) => {
    const larger = scale > 1.01;
    if (larger !== zoomed) onZoomedChange(larger);
  });
  useEffect(() => instance.current.onTransform(({ scale }) => follow(scale)), [instance]);

  const obey = useEffectEvent((larger: boolean) => {
    instance.current.update(options);
    if (instance.current.state.scale > 1.01 === larger) return;
    glide(({ centerView, resetTransform }) => (larger ? centerView(zoomedScale, 0) : resetTransform(0)));
  });
  useEffect(() => obey(zoomed), [zoomed]);

  function handleClick(click: MouseEvent) {
    if (!isDoubleTap(click)) return;
    if (zoomed) onZoomedChange(false);
    else glide(({ zoomToPoint }) => zoomToPoint(zoomedScale, click.clientX, click.clientY, 0));
  }

  const pan = useEffectEvent((event: KeyboardEvent) => {
    const way = arrows[event.key];
    if (way === undefined) return;
    event.preventDefault();
    glide(({ panBy }) => panBy(...way, 0));
  });
  useEffect(() => {
    if (!zoomed) return undefined;
    document.addEventListener('keydown', pan);
    return () => document.removeEventListener('keydown', pan);
  }, [zoomed]);

  return (
    // The keyboard has a button and keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={wrapperRef}
      className={styles.place}
      data-zoomed={zoomed}
      onClick={handleClick}
      onPointerDown={() => letGlide(false)}
      onWheel={() => letGlide(false)}
    >
      <div ref={contentRef} className={styles.zoom}>
        {children}
      </div>
    </div>
  );
}
