import { useState } from 'react';
import { button } from '../../primitives/Button/Button.css.ts';
import { press, wait } from '../../primitives/press.css.ts';
import type { RootProps } from '../../primitives/RootProps.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { usePress } from '../../primitives/usePress.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useSecondsLeft } from '../time/useSecondsLeft.ts';
import * as styles from './CodeCountdown.css.ts';

/** Seconds before a code can be resent (spec §9). */
const defaultSeconds = 60;

export interface CodeCountdownTexts {
  /** "Send code". */
  send: string;
  /** After the first: "Send again". */
  resend: string;
  /** While counting: "Resend in 42 s". */
  resendIn: (seconds: number) => string;
  /** Announced once after sending: "Code sent. You can resend in 60 s". */
  sent: (seconds: number) => string;
}

export interface CodeCountdownProps extends RootProps {
  /**
   * Sends a code; its promise keeps the button loading. If it rejects, or resolves to false because the owner shows the
   * reason, nothing is counted.
   */
  onSendCode: () => Promise<void> | Promise<boolean>;
  texts: CodeCountdownTexts;
  /** When the last code was sent, in ms since 1970; kept by the owner, so that the count survives a remount. */
  startedAt?: number | null | undefined;
  onStartedAtChange?: ((startedAt: number) => void) | undefined;
  /** Seconds to wait; 60 by the spec (§9). */
  seconds?: number;
  /** The clock, in ms since 1970. */
  now?: () => number;
  /** No address to send to yet. */
  disabled?: boolean;
  size?: 'small' | 'standard';
}

/** Sends a verification code, and again only after a minute. Goes at the end of the code's field. */
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
        // Not `disabled` while waiting, or it would lose focus.
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
