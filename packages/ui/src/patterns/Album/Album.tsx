import { ImagePlus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Image } from '../../primitives/Image/Image.tsx';
import { ImageViewer } from '../ImageViewer/ImageViewer.tsx';
import type { Photo } from '../ImageViewer/Photo.ts';
import type { ViewerTexts } from '../ImageViewer/ViewerTexts.ts';
import * as styles from './Album.css.ts';
import { albumOf } from './albumOf.ts';

export interface AlbumTexts {
  /** On the last visible picture, when more follow: "+3". */
  beyond: (count: number) => string;
  viewer: ViewerTexts;
}

export interface AlbumEditTexts extends AlbumTexts {
  /** Label of the remove button. */
  removePhoto: (photo: Photo) => string;
  /** Label of the add tile: "Add photos". */
  addPhoto: string;
}

interface AlbumBase {
  /** Label of the album: "Photos of the review". */
  label: string;
  /** Nine are visible (spec §9); the viewer shows all. */
  photos: readonly Photo[];
  onSavePhoto?: ((photo: Photo) => void | Promise<void>) | undefined;
}

export type AlbumProps = AlbumBase &
  (
    | { texts: AlbumTexts; onRemovePhoto?: never; onAddPhoto?: never }
    | {
        texts: AlbumEditTexts;
        onRemovePhoto: (photo: Photo) => void;
        /** Called to add a picture; the tile disappears at nine. */
        onAddPhoto: () => void;
      }
  );

/**
 * Pictures in a grid: one large, two to four in 2×2, else 3×3 (spec §9). A click opens the viewer. With handlers,
 * pictures can be removed and added.
 */
export function Album({ label, photos, onSavePhoto, ...props }: AlbumProps) {
  const { texts } = props;
  const list = useRef<HTMLUListElement>(null);
  const [viewed, setViewed] = useState<string | null>(null);
  const { layout, shown, beyond, room } = albumOf(photos.length, { editing: props.onAddPhoto !== undefined });

  function remove(photo: Photo) {
    // The button disappears with its picture: keep focus in the album.
    list.current?.focus();
    props.onRemovePhoto?.(photo);
  }

  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={label} className={styles.album({ layout })}>
        {photos.slice(0, shown).map((photo, place) => (
          <li key={photo.id} className={styles.cell}>
            <button
              type="button"
              className={styles.open}
              onClick={(event) => {
                // Safari does not focus on click, and the viewer returns focus to the focused element.
                event.currentTarget.focus();
                setViewed(photo.id);
              }}
            >
              <Image
                src={photo.thumbnail ?? photo.src}
                alt={photo.alt}
                ratio={layout === 'single' ? 'landscape' : 'square'}
              />
              {beyond > 0 && place === shown - 1 && <span className={styles.beyond}>{texts.beyond(beyond)}</span>}
            </button>
            {props.onRemovePhoto && (
              <button
                type="button"
                aria-label={props.texts.removePhoto(photo)}
                className={styles.remove}
                onClick={() => remove(photo)}
              >
                <span className={styles.cross}>
                  <Icon icon={X} size="small" />
                </span>
              </button>
            )}
          </li>
        ))}
        {props.onAddPhoto && room && (
          <li className={styles.cell}>
            <button type="button" className={styles.add} onClick={() => props.onAddPhoto()}>
              <Icon icon={ImagePlus} />
              <span>{props.texts.addPhoto}</span>
            </button>
          </li>
        )}
      </ul>
      <ImageViewer
        photos={photos}
        value={viewed}
        onValueChange={setViewed}
        texts={texts.viewer}
        onSavePhoto={onSavePhoto}
      />
    </>
  );
}
