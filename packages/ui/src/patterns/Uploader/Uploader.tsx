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
  /** What was uploaded, as `upload` answered, in the order shown. Files on their way are not among it. */
  value: readonly Uploaded[];
  onValueChange: (value: readonly Uploaded[]) => void;
  /** Sends one file. Rejecting shows it as failed, with a way to try again. */
  upload: Upload<Uploaded>;
  /** How something in `value` is shown that was uploaded before. */
  previewOf: (uploaded: Uploaded) => UploadPreview;
  texts: UploaderTexts;
  /** `both` is pictures and at most one video. */
  accept?: UploadKind;
  /** Where they differ from the specification's: 9 files, 52 of one choice, a video of 30 MB (spec §5, §7, §9). */
  limits?: Partial<UploadLimits>;
  /** How each is shown: a square among others, or a banner as wide as its place, for one that will be a banner. */
  shape?: 'square' | 'banner';
  /** Files sent side by side. */
  atOnce?: number;
  disabled?: boolean;
  /** Says in the reader's words why an upload failed, and what would be taken; null where there is nothing to say. */
  reasonOf?: (error: unknown) => string | null;
  /** Where a failure is to be told beyond the file itself, as by a toast (spec §8). */
  onFailUpload?: (error: unknown, file: File) => void;
  /** Whether a file still waits or is on its way: what holds them cannot be sent yet. */
  onBusyChange?: (busy: boolean) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** Pictures or a video, chosen, dropped or pasted, and sent at once. Leaving the page stops what is on its way. */
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
    // The place to choose goes when nothing more fits, and the focus would go with it.
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
                    // Or the same file could not be chosen again after it was removed.
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
                // oxlint-disable-next-line react/no-array-index-key -- a choice may hold two files of one name
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

/** Why files failed, each reason once. */
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

/** Says how many have arrived, each time one more has; silent while nothing is being sent. */
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

/** After a file is removed the focus goes on to the next one, or to the place to choose; call with its index first. */
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
