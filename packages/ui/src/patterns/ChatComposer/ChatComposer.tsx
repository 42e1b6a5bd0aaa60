import { CircleAlert, ImagePlus, SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { usePress } from '../../primitives/usePress.ts';
import * as styles from './ChatComposer.css.ts';
import { lengthOf, type Refusal, refusalOf } from './refusalOf.ts';

/** Share of the limit from which the count is shown. */
const countFrom = 0.8;

export interface ChatComposerTexts {
  /** Label of the field. */
  label: string;
  placeholder: string;
  send: string;
  addPhoto: string;
  /** Error for a blank message (spec §5). */
  blank: string;
  /** Error for a message over the limit. */
  tooLong: (limit: number) => string;
  /** Count near the limit: "130/140". */
  count: (length: number, limit: number) => string;
}

export interface ChatComposerProps {
  /**
   * Receives the trimmed text. The field clears at once, or when the promise resolves; if it rejects, the text stays.
   */
  onSendMessage: (text: string) => void | Promise<void>;
  /** Maximum length; unlimited by default. */
  limit?: number | undefined;
  /** Called to add a picture; without it there is no button. */
  onAddPhoto?: (() => void) | undefined;
  /** Attachments of the message, such as pictures: with them the text may be empty. */
  attachment?: ReactNode;
  /** Blocks input. */
  disabled?: boolean;
  texts: ChatComposerTexts;
}

/** A message field. Enter sends, Shift+Enter adds a line. */
export function ChatComposer({
  onSendMessage,
  limit,
  onAddPhoto,
  attachment,
  disabled = false,
  texts,
}: ChatComposerProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { pending, run } = usePress(() => {
    const outcome = onSendMessage(text.trim());
    if (outcome instanceof Promise) return outcome.then(() => setText(''));
    setText('');
    return undefined;
  });
  const length = lengthOf(text.trim());
  const counted = limit !== undefined && length >= limit * countFrom;
  const noteId = `${id}-note`;
  const countId = `${id}-count`;

  function send() {
    if (pending || disabled) return;
    // Ready for the next message or a correction.
    field.current?.focus();
    const reason = refusalOf(text, { limit, accompanied: attachment !== undefined });
    setRefusal(reason);
    if (reason === null) run();
  }
  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    send();
  }
  function handleKeyDown(event: KeyboardEvent) {
    // During composition, as with Telex and Pinyin, Enter ends the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }
  function handleChange(next: string) {
    setText(next);
    setRefusal(null);
  }

  return (
    <form noValidate aria-busy={pending} className={styles.root} onSubmit={handleSubmit}>
      {attachment !== undefined && <div className={styles.attachment}>{attachment}</div>}
      <div className={styles.line}>
        {onAddPhoto && <IconButton icon={ImagePlus} label={texts.addPhoto} disabled={disabled} onPress={onAddPhoto} />}
        <div className={styles.well} data-invalid={refusal !== null} data-disabled={disabled}>
          <textarea
            ref={field}
            rows={1}
            aria-label={texts.label}
            aria-invalid={refusal !== null || undefined}
            aria-describedby={`${noteId} ${countId}`}
            placeholder={texts.placeholder}
            enterKeyHint="send"
            disabled={disabled}
            readOnly={pending}
            className={styles.field}
            value={text}
            onChange={(event) => handleChange(event.target.value)}
            onKeyDown={handleKeyDown}
          />
          {/* A hidden copy of the text: the field grows with it. */}
          <span aria-hidden="true" className={styles.mirror}>
            {`${text}\n`}
          </span>
        </div>
        <IconButton
          type="submit"
          icon={SendHorizontal}
          label={texts.send}
          tone="accent"
          variant="solid"
          loading={pending}
          disabled={disabled}
        />
      </div>
      <div className={styles.below}>
        <span id={noteId} aria-live="polite" className={styles.refusal}>
          {refusal !== null && (
            <>
              <Icon icon={CircleAlert} size="small" />
              {refusal === 'blank' ? texts.blank : texts.tooLong(limit ?? 0)}
            </>
          )}
        </span>
        <span id={countId} className={styles.count} data-over={limit !== undefined && length > limit}>
          {counted && texts.count(length, limit)}
        </span>
      </div>
    </form>
  );
}
