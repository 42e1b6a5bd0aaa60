import { LocateFixed, MapPinOff, Minus, Plus } from 'lucide-react';
import { useId, useRef } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import type { RootProps } from '../../primitives/RootProps.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Ratio } from '../../styles/ratios.ts';
import { useReducedMotion } from '../motion/useReducedMotion.ts';
import type { Position } from './Position.ts';
import { useMap } from './useMap.ts';
import * as styles from './MapPin.css.ts';

export interface MapPinTexts {
  /** Label of the pin: "Place of delivery". */
  pin: string;
  /** How to place it by keyboard: "Enter places the pin, arrow keys move it". */
  hint: string;
  /** Announces the pin's position after each move. */
  standsAt: (position: Position) => string;
  zoomIn: string;
  zoomOut: string;
  locate: string;
  /** Shown when the map fails to load: reload the page, or continue without it. */
  failed: string;
}

interface MapPinLooks extends RootProps {
  /** Label for screen readers. */
  label: string;
  texts: MapPinTexts;
  ratio?: Ratio;
  /** From 1, the world, to 19, a house. */
  zoom?: number;
  /** Tile URL with `{z}`, `{x}` and `{y}`; without tiles the background is a plain grid. */
  tileUrl?: string;
  /** Attribution that the tiles' license requires. */
  attribution?: { label: string; href: string };
}

export type MapPinProps = MapPinLooks &
  (
    | { /** Read-only. */ position: Position; onPositionChange?: never; center?: never; onLocate?: never }
    | {
        /** Null while nothing is chosen. */
        position: Position | null;
        /** Called after a click on the map, a drag of the pin, or a key. */
        onPositionChange: (position: Position) => void;
        /** Center of the map while nothing is chosen. */
        center: Position;
        /** Locates the device; its promise keeps the button loading, and the caller moves the pin. */
        onLocate?: () => void | Promise<void>;
      }
  );

/** A place on a map: read-only, or chosen with `onPositionChange`. */
export function MapPin({
  label,
  texts,
  position,
  onPositionChange,
  center,
  onLocate,
  ratio = 'landscape',
  zoom = 16,
  tileUrl,
  attribution,
  ...rest
}: MapPinProps) {
  const canvas = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const { map, failed } = useMap(canvas, {
    center,
    zoom,
    position,
    tileUrl,
    pinLabel: texts.pin,
    hintId,
    still: useReducedMotion(),
    onPositionChange,
  });
  const choosing = onPositionChange !== undefined;

  return (
    <div
      {...rest}
      role="group"
      aria-label={label}
      aria-busy={map === null && !failed}
      className={styles.root({ ratio })}
    >
      <div ref={canvas} className={styles.canvas} role="application" aria-label={label} aria-describedby={hintId} />
      {map === null && !failed && (
        <span className={styles.wait}>
          <Skeleton shape="image" ratio={ratio} />
        </span>
      )}
      {failed && (
        <div className={styles.failed} role="alert">
          <Icon icon={MapPinOff} size="large" />
          <Text tone="inherit">{texts.failed}</Text>
        </div>
      )}
      {(map !== null || failed) && (
        <div className={styles.buttons}>
          {onLocate && (
            <span className={styles.button}>
              <IconButton icon={LocateFixed} label={texts.locate} tone="accent" variant="soft" onPress={onLocate} />
            </span>
          )}
          {map !== null && (
            <>
              <span className={styles.button}>
                <IconButton icon={Plus} label={texts.zoomIn} variant="soft" onPress={() => void map.zoomIn()} />
              </span>
              <span className={styles.button}>
                <IconButton icon={Minus} label={texts.zoomOut} variant="soft" onPress={() => void map.zoomOut()} />
              </span>
            </>
          )}
        </div>
      )}
      {map !== null && tileUrl !== undefined && attribution && (
        <span className={styles.attribution}>
          <a className={styles.source} href={attribution.href} target="_blank" rel="noreferrer">
            {attribution.label}
          </a>
        </span>
      )}
      <VisuallyHidden id={hintId}>{choosing ? texts.hint : ''}</VisuallyHidden>
      <VisuallyHidden role="status">{choosing && position !== null ? texts.standsAt(position) : ''}</VisuallyHidden>
    </div>
  );
}
