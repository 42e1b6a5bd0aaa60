import { ChevronLeft, ChevronRight, Download, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useRef, useState } from 'react';
import * as Dialog from '../../primitives/Dialog/Dialog.parts.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { OverlayWindow } from '../../primitives/OverlayWindow.tsx';
import { useReducedMotion } from '../motion/useReducedMotion.ts';
import { useSwipe } from '../motion/useSwipe.ts';
import * as styles from './ImageViewer.css.ts';
import type { Photo } from './Photo.ts';
import { Picture } from './Picture.tsx';
import { useWindowKeys } from './useWindowKeys.ts';
import type { ViewerTexts } from './ViewerTexts.ts';

export interface ViewerWindowProps {
  photos: readonly Photo[];
  /** Index of the visible picture. */
  place: number;
  texts: ViewerTexts;
  onShow: (photo: Photo) => void;
  onClose: () => void;
  onSavePhoto: ((photo: Photo) => void | Promise<void>) | undefined;
}

/** The viewer while it is open. */
export function ViewerWindow({ photos, place, texts, onShow, onClose, onSavePhoto }: ViewerWindowProps) {
  const reduced = useReducedMotion();
  const frame = useRef<HTMLDivElement>(null);
  const [zoomed, setZoomed] = useState(false);
  const [before, photo, after] = [photos[place - 1], photos[place], photos[place + 1]];
  const swipe = useSwipe({ disabled: zoomed, onSwipe: (step) => go(step === 1 ? after : before) });

  function go(to: Photo | undefined) {
    if (to === undefined) return;
    setZoomed(false);
    onShow(to);
  }
  useWindowKeys(frame, (key) => {
    if (key === '+' || key === '=') setZoomed(true);
    else if (key === '-') setZoomed(false);
    // The arrows pan instead.
    else if (zoomed) return;
    else if (key === 'ArrowLeft') go(before);
    else if (key === 'ArrowRight') go(after);
    else if (key === 'Home') go(photos[0]);
    else if (key === 'End') go(photos.at(-1));
  });

  if (photo === undefined) return null;
  // There is nothing before the first and after the last: the picture moves only a little.
  const atEnd = (swipe.drag > 0 ? before : after) === undefined;
  const drag = atEnd ? swipe.drag / 4 : swipe.drag;
  return (
    // Dark in both themes, to show the picture and not the shop.
    <OverlayWindow
      aria-describedby={undefined}
      data-theme="dark"
      styles={{ overlay: styles.overlay, content: styles.content, corner: styles.bar }}
    >
      <div className={styles.bar}>
        <div className={styles.hidden}>
          <Dialog.Title>{texts.title}</Dialog.Title>
        </div>
        <IconButton icon={X} label={texts.close} onPress={onClose} />
        <span role="status" className={styles.counter}>
          {photos.length > 1 && texts.counter(place + 1, photos.length)}
        </span>
        <span className={styles.tools}>
          <IconButton
            icon={zoomed ? ZoomOut : ZoomIn}
            label={zoomed ? texts.zoomOut : texts.zoomIn}
            onPress={() => setZoomed(!zoomed)}
          />
          {onSavePhoto && <IconButton icon={Download} label={texts.save} onPress={() => onSavePhoto(photo)} />}
        </span>
      </div>
      <div ref={frame} className={styles.frame} {...swipe.handlers}>
        <div
          className={styles.track}
          data-still={reduced || swipe.drag !== 0}
          style={{ transform: `translateX(calc(${-100 * place}% + ${drag}px))` }}
        >
          {photos.map(
            (each, index) =>
              Math.abs(index - place) <= 1 && (
                // `left` and not inline-start: fingers and the track move the same in every language.
                <div key={each.id} inert={index !== place} className={styles.slide} style={{ left: `${100 * index}%` }}>
                  <Picture
                    photo={each}
                    zoomed={zoomed && index === place}
                    failedText={texts.failed}
                    loadingText={texts.loading}
                    onZoomedChange={setZoomed}
                  />
                </div>
              ),
          )}
        </div>
        {photos.length > 1 && (
          <>
            <Turn side="previous" label={texts.previous} to={before} onTurn={go} />
            <Turn side="next" label={texts.next} to={after} onTurn={go} />
          </>
        )}
      </div>
      {photo.caption !== undefined && <p className={styles.caption}>{photo.caption}</p>}
    </OverlayWindow>
  );
}

interface TurnProps {
  side: 'previous' | 'next';
  label: string;
  to: Photo | undefined;
  onTurn: (photo: Photo | undefined) => void;
}

/** Keeps focus at the end, so that the way back is one key away. */
function Turn({ side, label, to, onTurn }: TurnProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={to === undefined}
      className={styles.turn[side]}
      onClick={() => onTurn(to)}
    >
      <span className={styles.disc}>
        <Icon icon={side === 'previous' ? ChevronLeft : ChevronRight} />
      </span>
    </button>
  );
}
