import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Photo } from '../ImageViewer/Photo.ts';
import { EndMark } from '../InfiniteList/EndMark.tsx';
import { ListEnd } from '../InfiniteList/ListEnd.tsx';
import { useReducedMotion } from '../motion/useReducedMotion.ts';
import type { ChatMessage } from './ChatMessage.ts';
import * as styles from './ChatThread.css.ts';
import type { ChatThreadTexts } from './ChatThreadTexts.ts';
import { MessageRow } from './MessageRow.tsx';
import { threadOf } from './threadOf.ts';
import { useThreadScroll } from './useThreadScroll.ts';

/** Px above what is seen at which older messages are asked for. */
const nearTop = 200;

export interface ChatThreadProps {
  /** Names the conversation: "Customer service". */
  label: string;
  /** Oldest first, as far back as they have been read. */
  messages: readonly ChatMessage[];
  /** Id of the first message that has not been read. */
  unreadFrom?: string | undefined;
  hasOlder: boolean;
  loadingOlder: boolean;
  /** Why older ones did not come, in the reader's language; `onLoadOlder` tries again. */
  olderFailed?: string | undefined;
  onLoadOlder: () => void;
  /** Sends a failed message once more; a promise keeps its button loading. */
  onRetryMessage: (message: ChatMessage) => void | Promise<void>;
  onSavePhoto?: ((photo: Photo) => void | Promise<void>) | undefined;
  /** In the place of messages, before the first. */
  empty?: ReactNode;
  /** Below the messages: a ChatComposer. */
  composer?: ReactNode;
  /** `page` is what the window has below the navigation bar and above the tab bar; `place` is as tall as where it stands. */
  fill?: 'page' | 'place';
  texts: ChatThreadTexts;
}

/** A conversation, by day and sender. It stays at the newest message while that is in sight, else still, and loads older ones as one scrolls up. */
export function ChatThread({
  label,
  messages,
  unreadFrom,
  hasOlder,
  loadingOlder,
  olderFailed,
  onLoadOlder,
  onRetryMessage,
  onSavePhoto,
  empty,
  composer,
  fill = 'page',
  texts,
}: ChatThreadProps) {
  const frame = useRef<HTMLDivElement>(null);
  const reduced = useReducedMotion();
  const id = useId();
  const { atEnd, unseen, arrived, goToEnd } = useThreadScroll(frame, messages, unreadFrom);

  function catchUp() {
    // The button goes as the end comes in sight: the keyboard stays with the messages.
    frame.current?.focus({ preventScroll: true });
    goToEnd(reduced ? 'instant' : 'smooth');
  }

  return (
    <div className={styles.root({ fill })}>
      {/* New ones are said by the status below; a live log would also read out every older one that is loaded. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrolled by the keyboard too */}
      <div ref={frame} role="log" aria-live="off" aria-label={label} tabIndex={0} className={styles.frame}>
        {hasOlder && (
          <div className={styles.older}>
            <EndMark
              key={messages[0]?.id}
              within={frame}
              margin={nearTop}
              onNear={() => loadingOlder || onLoadOlder()}
            />
            <ListEnd
              loading={loadingOlder}
              failure={olderFailed}
              loadMoreLabel={texts.loadOlder}
              retryLabel={texts.retry}
              onLoadMore={onLoadOlder}
            />
          </div>
        )}
        {messages.length === 0 && <div className={styles.empty}>{empty}</div>}
        {threadOf(messages, unreadFrom).map(({ day, label: dayLabel, rows }) => (
          <section key={day} aria-labelledby={`${id}${day}`} className={styles.day}>
            <h2 id={`${id}${day}`} className={styles.date}>
              {dayLabel}
            </h2>
            <ol className={styles.messages}>
              {rows.map((row) => (
                <MessageRow
                  key={row.message.id}
                  row={row}
                  texts={texts}
                  onRetry={() => onRetryMessage(row.message)}
                  onSavePhoto={onSavePhoto}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
      <VisuallyHidden role="status">
        {loadingOlder ? texts.loadingOlder : arrived.map((message) => texts.incoming(message)).join('\n')}
      </VisuallyHidden>
      {!atEnd && (
        <div className={styles.latest}>
          <button type="button" className={styles.toLatest} data-unseen={unseen > 0} onClick={catchUp}>
            <Icon icon={ChevronDown} size="small" />
            {unseen > 0 ? texts.newMessages(unseen) : texts.toLatest}
          </button>
        </div>
      )}
      {composer !== undefined && <div className={styles.composer}>{composer}</div>}
    </div>
  );
}
