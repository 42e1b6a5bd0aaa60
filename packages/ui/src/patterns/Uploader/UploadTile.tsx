import { Check, ChevronLeft, ChevronRight, Film, RotateCw, X } from 'lucide-react';
import { Icon, type IconGlyph } from '../../primitives/Icon/Icon.tsx';
import { Image } from '../../primitives/Image/Image.tsx';
import { Progress } from '../../primitives/Progress/Progress.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { UploaderTexts } from './UploaderTexts.ts';
import type { UploadEntry } from './uploadQueue.ts';
import { useObjectUrl } from './useObjectUrl.ts';
import * as styles from './UploadTile.css.ts';

/** Preview of a file uploaded earlier. */
export interface UploadPreview {
  name: string;
  kind: 'picture' | 'video';
  /** URL of the picture or video. */
  src: string | null;
}

interface UploadTileProps {
  entry: UploadEntry<unknown>;
  /** Preview when there is no local file. */
  preview: UploadPreview;
  shape: 'square' | 'banner';
  /** From 1. */
  place: number;
  count: number;
  /** Shows the move buttons. */
  selected: boolean;
  disabled: boolean;
  texts: UploaderTexts;
  onSelectedChange: (selected: boolean) => void;
  onMove: (by: -1 | 1) => void;
  onRetry: () => void;
  onRemove: () => void;
}

/** A file: its picture, progress and actions. */
export function UploadTile({
  entry,
  preview: { name, kind, src },
  shape,
  place,
  count,
  selected,
  disabled,
  texts,
  onSelectedChange,
  onMove,
  onRetry,
  onRemove,
}: UploadTileProps) {
  const local = useObjectUrl(entry.file);
  const address = entry.file === null ? src : local;
  const { state } = entry;
  const pending = state === 'waiting' || state === 'uploading';
  const movable = count > 1 && !disabled && state !== 'failed';
  const described = `${name}, ${texts.states[state]}, ${place}/${count}`;
  const picture = (
    <span className={styles.picture} data-dimmed={pending}>
      {kind === 'video' && address !== null ? (
        // A muted first frame; Safari shows none without a time in the URL.
        <video className={styles.video} src={`${address}#t=0.1`} muted playsInline preload="metadata" aria-hidden />
      ) : (
        <Image src={address} alt="" ratio={shape} priority />
      )}
    </span>
  );

  return (
    <li className={styles.tile} data-shape={shape} data-state={state} data-selected={selected}>
      {movable ? (
        <button
          type="button"
          className={styles.preview}
          aria-label={described}
          aria-expanded={selected}
          onClick={() => onSelectedChange(!selected)}
        >
          {picture}
        </button>
      ) : (
        <span className={styles.preview} role="img" aria-label={described}>
          {picture}
        </span>
      )}
      <span className={styles.signs}>
        {kind === 'video' && <Sign icon={Film} />}
        {state === 'done' && entry.file !== null && <Sign icon={Check} />}
      </span>
      {pending && (
        <span className={styles.foot}>
          <span aria-hidden>
            {texts.states[state]}
            {state === 'uploading' && ` ${Math.round(entry.share * 100)}%`}
          </span>
          {state === 'uploading' && <Progress size="small" label={name} value={entry.share} max={1} />}
        </span>
      )}
      {texts.cover !== undefined && place === 1 && count > 1 && state === 'done' && !selected && (
        <span className={styles.cover}>{texts.cover}</span>
      )}
      {state === 'failed' && (
        <button type="button" className={styles.retry} onClick={onRetry}>
          <Icon icon={RotateCw} />
          <span>{texts.states.failed}</span>
          <span className={styles.again}>{texts.retry}</span>
          <VisuallyHidden>{name}</VisuallyHidden>
        </button>
      )}
      {selected && movable && (
        <>
          <MoveButton
            direction="earlier"
            label={texts.moveEarlier(name)}
            stuck={place === 1}
            onPress={() => onMove(-1)}
          />
          <MoveButton
            direction="later"
            label={texts.moveLater(name)}
            stuck={place === count}
            onPress={() => onMove(1)}
          />
        </>
      )}
      {!disabled && (
        <button
          type="button"
          data-action="remove"
          className={styles.remove}
          aria-label={pending ? texts.cancel(name) : texts.remove(name)}
          onClick={onRemove}
        >
          <span className={styles.disc}>
            <Icon icon={X} size="small" />
          </span>
        </button>
      )}
    </li>
  );
}

function Sign({ icon }: { icon: IconGlyph }) {
  return (
    <span className={styles.sign}>
      <Icon icon={icon} size="small" />
    </span>
  );
}

interface MoveButtonProps {
  direction: 'earlier' | 'later';
  label: string;
  /** Disabled at the end of the row, but keeps focus. */
  stuck: boolean;
  onPress: () => void;
}

const corners = { earlier: styles.earlier, later: styles.later };

function MoveButton({ direction, label, stuck, onPress }: MoveButtonProps) {
  return (
    <button type="button" className={corners[direction]} aria-label={label} aria-disabled={stuck} onClick={onPress}>
      <span className={`${styles.disc} ${styles.turned}`}>
        <Icon icon={direction === 'earlier' ? ChevronLeft : ChevronRight} size="small" />
      </span>
    </button>
  );
}
