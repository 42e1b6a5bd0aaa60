import { Ellipsis } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { Icon, type IconGlyph } from '../../primitives/Icon/Icon.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { usePress } from '../../primitives/usePress.ts';
import type { Tone } from '../../primitives/vocabulary.ts';
import { useReducedMotion } from '../motion/useReducedMotion.ts';
import { useSwipe } from '../motion/useSwipe.ts';
import * as styles from './SwipeAction.css.ts';
import { swipeThreshold } from './timing.ts';
import { useOpenRow } from './useOpenRow.ts';
import { useShift } from './useShift.ts';

export interface SwipeActionItem {
  id: string;
  /** A word or two, visible and read aloud. */
  label: string;
  icon: IconGlyph;
  tone?: Tone;
  disabled?: boolean;
  /** Its promise keeps the action loading; the row closes when it settles. */
  onPress: () => void | Promise<void>;
}

export type SwipeActionProps = {
  /** Label of the actions: "Actions for Moon Rabbit". */
  label: string;
  /** One to three, the least drastic first. */
  actions: readonly SwipeActionItem[];
  /** Label of the button that shows them without a swipe. */
  moreLabel: string;
  /** The row itself, usually a ListRow. */
  children: ReactNode;
} & (
  | { open: boolean; onOpenChange: (open: boolean) => void }
  | { open?: never; /** Called when the row opens or closes by itself. */ onOpenChange?: (open: boolean) => void }
);

/**
 * A row that swipes aside to show its actions (spec §9: 20 px, 300 ms, closes by itself); mouse and keyboard work too.
 * Only one row of a page is open at a time.
 */
export function SwipeAction({ label, actions, moreLabel, children, ...props }: SwipeActionProps) {
  const root = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const aside = useRef<HTMLDivElement>(null);
  const groupId = useId();
  const reduced = useReducedMotion();
  const [open, setOpen] = useOpenRow(root, props);
  const swipe = useSwipe({
    threshold: swipeThreshold,
    onSwipe: (step) => setOpen(step === (rightToLeft(root.current) ? -1 : 1)),
  });
  const shift = useShift(aside, { open, drag: swipe.drag });

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    more.current?.focus();
  }
  // A click on an open row only closes it.
  function closeFirst(event: MouseEvent) {
    swipe.handlers.onClickCapture(event);
    if (!open || event.isPropagationStopped()) return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(false);
  }
  function showFocused(event: FocusEvent) {
    if (event.target.matches(':focus-visible')) setOpen(true);
  }

  return (
    // The row is not a control: it receives events from the controls inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} className={styles.root} onKeyDown={handleKeyDown}>
      <div
        className={styles.track}
        data-still={reduced || swipe.drag !== 0}
        style={{ transform: `translateX(${shift}px)` }}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
        <div className={styles.row} {...swipe.handlers} onClickCapture={closeFirst}>
          {children}
        </div>
        <button
          ref={more}
          type="button"
          aria-label={moreLabel}
          aria-expanded={open}
          aria-controls={groupId}
          className={styles.more}
          onClick={() => setOpen(!open)}
        >
          <span className={styles.disc}>
            <Icon icon={Ellipsis} size="small" />
          </span>
        </button>
        <div ref={aside} id={groupId} role="group" aria-label={label} className={styles.aside}>
          {actions.map((action) => (
            <Action key={action.id} {...action} onFocus={showFocused} onDone={() => setOpen(false)} />
          ))}
        </div>
      </div>
    </div>
  );
}

function Action({
  label,
  icon,
  tone = 'neutral',
  disabled = false,
  onPress,
  onFocus,
  onDone,
}: SwipeActionItem & { onFocus: (event: FocusEvent) => void; onDone: () => void }) {
  const { pending, run } = usePress(() => {
    const outcome = onPress();
    if (outcome instanceof Promise) return outcome.finally(onDone);
    onDone();
    return undefined;
  });
  return (
    <button
      type="button"
      disabled={disabled}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      className={styles.action[tone]}
      onFocus={onFocus}
      onClick={() => pending || run()}
    >
      {pending ? <Spinner size="small" /> : <Icon icon={icon} />}
      <span className={styles.word}>{label}</span>
    </button>
  );
}

function rightToLeft(element: Element | null): boolean {
  return element !== null && getComputedStyle(element).direction === 'rtl';
}
