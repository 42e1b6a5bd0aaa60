import { useState } from 'react';
import { button } from '../../primitives/Button/Button.css.ts';
import { press, wait } from '../../primitives/press.css.ts';
import type { RootProps } from '../../primitives/RootProps.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { usePress } from '../../primitives/usePress.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useSecondsLeft } from '../time/useSecondsLeft.ts';
import * as styles from './CodeCountdown.css.ts';

/** Seconds before a code can be sent again (spec §9). */
const defaultSeconds = 60;

export interface CodeCountdownTexts {
  /** "Send code". */
  send: string;
  /** Once one was sent: "Send again". */
  resend: string;
  /** While it counts: "Resend in 42 s". */
  resendIn: (seconds: number) => string;
  /** Read aloud once as the code goes out: "Code sent. You can resend in 60 s". */
  sent: (seconds: number) => string;
}

export interface CodeCountdownProps extends RootProps {
  /** Asks for a code; its promise keeps the button loading. Rejected, or false where the owner says why, nothing is counted. */
  onSendCode: () => Promise<void> | Promise<boolean>;
  texts: CodeCountdownTexts;
  /** When the last code went out, in ms since 1970; kept by the owner, the count outlives the button. */
  startedAt?: number | null | undefined;
  onStartedAtChange?: ((startedAt: number) => void) | undefined;
  /** How long to wait, in s; 60 by the spec (§9). */
  seconds?: number;
  /** The clock, in ms since 1970. */
  now?: () => number;
  /** No address to send it to yet. */
  disabled?: boolean;
  size?: 'small' | 'standard';
}

/** Sends a verification code, and again only after a minute. Stands at the end of the code's field. */
export function CodeCountdown({
  onSendCode,
  texts,
  startedAt = null,
  onStartedAtChange,
  seconds = defaultSeconds,
  now = Date.now,
  disabled = false,
  size = 'small',
  ...rest
}: CodeCountdownProps) {
  const [sentAt, setSentAt] = useState<number | null>(null);
  const lastSent = sentAt === null || (startedAt !== null && startedAt > sentAt) ? startedAt : sentAt;
  const left = useSecondsLeft(lastSent === null ? null : lastSent + seconds * 1000, now);
  const { pending, run } = usePress(async () => {
    if ((await onSendCode()) === false) return;
    const moment = now();
    setSentAt(moment);
    onStartedAtChange?.(moment);
  });

  const state = pending ? 'sending' : left > 0 ? 'waiting' : 'ready';
  const label = left > 0 ? texts.resendIn(left) : lastSent === null ? texts.send : texts.resend;
  return (
    <span {...rest} className={styles.root}>
      <button
        type="button"
        disabled={disabled && left === 0}
        // Not `disabled` while it waits, or the keyboard would lose its place.
        aria-disabled={state !== 'ready' || undefined}
        aria-busy={pending || undefined}
        data-state={state}
        className={`${press({ tone: 'accent', variant: 'soft', busy: pending })} ${button({ size, width: 'content' })} ${styles.button}`}
        onClick={() => {
          if (state === 'ready') run();
        }}
      >
        <span className={styles.label}>{label}</span>
        {[texts.send, texts.resend, texts.resendIn(seconds)].map((other) => (
          <span key={other} aria-hidden="true" className={styles.reserve}>
            {other}
          </span>
        ))}
        {pending && (
          <span className={wait}>
            <Spinner size="small" />
          </span>
        )}
      </button>
      <VisuallyHidden role="status">{sentAt === null || left === 0 ? '' : texts.sent(seconds)}</VisuallyHidden>
    </span>
  );
}
