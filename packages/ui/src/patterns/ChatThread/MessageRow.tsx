import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon, type IconGlyph } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Album } from '../Album/Album.tsx';
import type { Photo } from '../ImageViewer/Photo.ts';
import * as styles from './ChatThread.css.ts';
import type { ChatThreadTexts } from './ChatThreadTexts.ts';
import type { ThreadRow } from './threadOf.ts';

export interface MessageRowProps {
  row: ThreadRow;
  texts: ChatThreadTexts;
  onRetry: () => void | Promise<void>;
  onSavePhoto: ((photo: Photo) => void | Promise<void>) | undefined;
}

const marks: Record<'sending' | 'sent' | 'read', IconGlyph> = { sending: Clock, sent: Check, read: CheckCheck };

/** A message in a thread, with its sender, time and status. */
export function MessageRow({ row, texts, onRetry, onSavePhoto }: MessageRowProps) {
  const { message, first, last, timed, unread } = row;
  const { side, sender, state, text, photos } = message;
  const named = side === 'other' && first;
  return (
    <li data-message={message.id} className={styles.row({ side, first })}>
      {unread && <p className={styles.unread}>{texts.unread}</p>}
      <span className={styles.face}>{side === 'other' && last && <Avatar {...faceOf(sender)} size="small" />}</span>
      <div className={styles.words({ side })}>
        {named ? <span className={styles.name}>{sender.name}</span> : <VisuallyHidden>{sender.name}</VisuallyHidden>}
        {photos !== undefined && photos.length > 0 && (
          <div className={styles.photos}>
            <Album label={texts.photos(message)} photos={photos} texts={texts.album} onSavePhoto={onSavePhoto} />
          </div>
        )}
        {text !== undefined && text !== '' && (
          <p className={styles.bubble({ side, failed: state === 'failed' })} data-tail={last}>
            {text}
          </p>
        )}
        {state === 'failed' ? (
          <div className={styles.failed}>
            <span role="alert" className={styles.why}>
              <Icon icon={CircleAlert} size="small" />
              {texts.failed}
            </span>
            <Button size="small" variant="ghost" tone="critical" onPress={onRetry}>
              {texts.retry}
            </Button>
          </div>
        ) : (
          (timed || state === 'sending') && (
            <span className={styles.meta} data-state={state}>
              {message.timeLabel}
              {state !== undefined && <Icon icon={marks[state]} size="small" label={texts[state]} />}
            </span>
          )
        )}
      </div>
    </li>
  );
}

function faceOf({ name, avatar }: ThreadRow['message']['sender']) {
  return { name, src: avatar };
}
