import { ImagePlus } from 'lucide-react';
import { type ReactNode, type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import { Field, type FieldTexts } from '../../primitives/Field/Field.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Notice } from '../Notice/Notice.tsx';
import {
  acceptedTypes,
  admitFiles,
  isVideo,
  type UploadKind,
  uploadLimits,
  type UploadLimits,
  type UploadRefusal,
} from './admitFiles.ts';
import type { UploaderTexts } from './UploaderTexts.ts';
import type { UploadEntry } from './uploadQueue.ts';
import { type UploadPreview, UploadTile } from './UploadTile.tsx';
import { useFileDrop } from './useFileDrop.ts';
import { type Upload, useUploads } from './useUploads.ts';
import * as styles from './Uploader.css.ts';

export interface UploaderProps<Uploaded> extends FieldTexts {
  /** The results of `upload`, in display order, without pending files. */
  value: readonly Uploaded[];
  onValueChange: (value: readonly Uploaded[]) => void;
  /** Uploads one file. A rejection shows it as failed, with a retry. */
  upload: Upload<Uploaded>;
  /** Preview of an item of `value` that was uploaded earlier. */
  previewOf: (uploaded: Uploaded) => UploadPreview;
  texts: UploaderTexts;
  /** `both` is pictures and at most one video. */
  accept?: UploadKind;
  /** Overrides of the spec's limits: 9 files, 52 per selection, a video of 30 MB (spec §5, §7, §9). */
  limits?: Partial<UploadLimits>;
  /** Shape of a preview: a square among others, or a full-width banner. */
  shape?: 'square' | 'banner';
  /** Number of parallel uploads. */
  atOnce?: number;
  disabled?: boolean;
  /** Returns why an upload failed, and what would be accepted, in the user's language; null for no message. */
  reasonOf?: (error: unknown) => string | null;
  /** Called on failure to report it beyond the file itself, such as by a toast (spec §8). */
  onFailUpload?: (error: unknown, file: File) => void;
  /** True while a file waits or uploads: the form cannot be submitted yet. */
  onBusyChange?: (busy: boolean) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** Uploads pictures or a video as soon as they are chosen, dropped or pasted. Unmounting aborts pending uploads. */
export function Uploader<Uploaded>({
  value,
  onValueChange,
  upload,
  previewOf,
  texts,
  accept = 'pictures',
  limits: given,
  shape = 'square',
  atOnce = 3,
  disabled = false,
  reasonOf,
  onFailUpload,
  onBusyChange,
  onBlur,
  ref,
  ...field
}: UploaderProps<Uploaded>) {
  const root = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState<readonly UploadRefusal[]>([]);
  const [selected, setSelected] = useState<number | null>(null);
  const { queue, choose, retry, remove, move } = useUploads({
    value,
    onValueChange,
    upload,
    atOnce,
    reasonOf,
    onFailUpload,
    onBusyChange,
  });
  const { entries } = queue;
  const focusPlace = useFocusAfterRemoval(root, entries.length);

  const limits = { ...uploadLimits, ...given };
  const shown = entries.map((entry) => ({ entry, preview: previewOfEntry(entry, previewOf) }));
  const hasVideo = shown.some(({ preview }) => preview.kind === 'video');
  const most = accept === 'video' ? 1 : limits.maxCount;
  const full = entries.length >= most;
  const reasons = reasonsOf(entries);

  function handleFiles(files: readonly File[]) {
    const { admitted, refused } = admitFiles(files, { accept, limits, count: entries.length, hasVideo });
    setRefusals(refused);
    if (admitted.length === 0) return;
    choose(admitted);
    // The add tile disappears when full, and focus with it.
    if (entries.length + admitted.length >= most) root.current?.focus();
  }
  const { dragging, handlers } = useFileDrop(root, { disabled: disabled || full, onChooseFiles: handleFiles });

  return (
    <Field
      {...field}
      labels="group"
      aside={
        <Text inline size="small" tone="muted" tabular>
          {entries.length}/{most}
        </Text>
      }
    >
      {({ 'aria-labelledby': labelId, ...control }) => (
        <div
          {...handlers}
          ref={root}
          role="group"
          aria-labelledby={labelId}
          aria-describedby={control['aria-describedby']}
          tabIndex={-1}
          className={styles.root}
        >
          <div className={styles.grid}>
            {entries.length > 0 && (
              <ul className={styles.list} aria-labelledby={labelId}>
                {shown.map(({ entry, preview }, index) => (
                  <UploadTile
                    key={entry.id}
                    entry={entry}
                    preview={preview}
                    shape={shape}
                    place={index + 1}
                    count={entries.length}
                    selected={selected === entry.id}
                    disabled={disabled}
                    texts={texts}
                    onSelectedChange={(chosen) => setSelected(chosen ? entry.id : null)}
                    onMove={(by) => move(entry.id, by)}
                    onRetry={() => retry(entry.id)}
                    onRemove={() => {
                      focusPlace(index);
                      remove(entry.id);
                      setRefusals([]);
                    }}
                  />
                ))}
              </ul>
            )}
            {!full && (
              <Chooser shape={entries.length === 0 ? 'wide' : 'tile'} dragging={dragging} texts={texts}>
                <input
                  {...control}
                  ref={ref}
                  type="file"
                  className={styles.input}
                  accept={acceptedTypes[accept].join(',')}
                  multiple={most > 1}
                  disabled={disabled}
                  aria-label={`${field.label}: ${texts.choose}`}
                  onBlur={() => onBlur?.()}
                  onChange={({ target }) => {
                    handleFiles([...(target.files ?? [])]);
                    // Otherwise the same file could not be chosen again after removal.
                    target.value = '';
                  }}
                />
              </Chooser>
            )}
          </div>
          {reasons.length > 0 && (
            <Notice role="alert" tone="critical">
              {reasons.map((reason) => (
                <div key={reason}>{reason}</div>
              ))}
            </Notice>
          )}
          {refusals.length > 0 && (
            <Notice role="alert" tone="critical">
              {refusals.map((refusal, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- one selection may contain two files of the same name
                <div key={`${index} ${refusal.name}`}>{texts.refused(refusal)}</div>
              ))}
            </Notice>
          )}
          <Progressing entries={entries} texts={texts} />
        </div>
      )}
    </Field>
  );
}

function previewOfEntry<Uploaded>(
  entry: UploadEntry<Uploaded>,
  previewOf: (uploaded: Uploaded) => UploadPreview,
): UploadPreview {
  if (entry.file !== null) return { name: entry.file.name, kind: isVideo(entry.file) ? 'video' : 'picture', src: null };
  return previewOf(entry.uploaded);
}

/** The reasons of refused files, each once. */
function reasonsOf(entries: readonly UploadEntry<unknown>[]): readonly string[] {
  const reasons = entries.flatMap((entry) => (entry.state === 'failed' && entry.reason !== null ? [entry.reason] : []));
  return [...new Set(reasons)];
}

interface ChooserProps {
  shape: 'wide' | 'tile';
  dragging: boolean;
  texts: UploaderTexts;
  children: ReactNode;
}

function Chooser({ shape, dragging, texts, children }: ChooserProps) {
  return (
    <div className={styles.chooser} data-shape={shape} data-dragging={dragging}>
      <Icon icon={ImagePlus} size="large" />
      <Text inline size={shape === 'wide' ? 'standard' : 'xsmall'} weight="medium" tone="inherit">
        {dragging ? texts.drop : texts.choose}
      </Text>
      {children}
    </div>
  );
}

/** Announces how many files have finished, after each one; silent when idle. */
function Progressing({ entries, texts }: { entries: readonly UploadEntry<unknown>[]; texts: UploaderTexts }) {
  const sent = entries.filter(({ file }) => file !== null);
  const done = sent.filter(({ state }) => state === 'done').length;
  const failed = sent.find(({ state }) => state === 'failed');
  return (
    <VisuallyHidden role="status">
      {sent.length > 0 && texts.progress(done, sent.length)}
      {failed?.file && ` ${failed.file.name}: ${texts.states.failed}`}
    </VisuallyHidden>
  );
}

/** Moves focus to the next file after a removal, or to the add tile; call it with the index before removing. */
function useFocusAfterRemoval(root: RefObject<HTMLElement | null>, count: number): (index: number) => void {
  const removed = useRef<number | null>(null);
  useEffect(() => {
    if (removed.current === null) return;
    const buttons = root.current?.querySelectorAll<HTMLElement>('[data-action="remove"]');
    const next = buttons?.[Math.min(removed.current, count - 1)] ?? root.current?.querySelector('input');
    removed.current = null;
    next?.focus();
  }, [root, count]);
  return (index) => {
    removed.current = index;
  };
}
