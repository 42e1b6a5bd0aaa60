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

/** Distance from the top, in px, at which older messages load. */
const nearTop = 200;

export interface ChatThreadProps {
  /** Label of the conversation: "Customer service". */
  label: string;
  /** Oldest first, as far back as loaded. */
  messages: readonly ChatMessage[];
  /** Id of the first unread message. */
  unreadFrom?: string | undefined;
  hasOlder: boolean;
  loadingOlder: boolean;
  /** Why older ones failed to load, in the user's language; `onLoadOlder` retries. */
  olderFailed?: string | undefined;
  onLoadOlder: () => void;
  /** Resends a failed message; its promise keeps the button loading. */
  onRetryMessage: (message: ChatMessage) => void | Promise<void>;
  onSavePhoto?: ((photo: Photo) => void | Promise<void>) | undefined;
  /** Shown before the first message. */
  empty?: ReactNode;
  /** Below the messages: a ChatComposer. */
  composer?: ReactNode;
  /** `page` fills the window between the navigation bar and the tab bar; `place` fills its container. */
  fill?: 'page' | 'place';
  texts: ChatThreadTexts;
}

/**
 * A conversation by day and sender. Sticks to the newest message while that is visible, otherwise stays in place, and
 * loads older ones while scrolling up.
 */
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
    // The button disappears near the end: move focus to the messages.
    frame.current?.focus({ preventScroll: true });
    goToEnd(reduced ? 'instant' : 'smooth');
  }

  return (
    <div className={styles.root({ fill })}>
      {/* The status below announces new messages; a live log would also read every older one that loads. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be focusable to scroll by keyboard */}
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
