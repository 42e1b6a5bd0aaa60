import type { MouseEvent, ReactNode, Ref } from 'react';
import { clickOfTrigger } from '../clickOfTrigger.ts';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import { press, wait } from '../press.css.ts';
import type { RootProps } from '../RootProps.ts';
import { Slot } from '../Slot.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { Size, Tone, Variant } from '../vocabulary.ts';
import * as styles from './Button.css.ts';
import { usePress } from '../usePress.ts';

interface ButtonLooks extends RootProps {
  children: ReactNode;
  tone?: Tone;
  variant?: Variant;
  size?: Size;
  icon?: IconGlyph | undefined;
  iconPosition?: 'start' | 'end';
  /** `full` fills the line, for the main action of a form or a bottom bar. */
  width?: 'content' | 'full';
}

interface ButtonAction {
  /** Its promise keeps the button loading until it settles. */
  onPress?: (() => void | Promise<void>) | undefined;
  type?: 'button' | 'submit';
  /** Keeps its place and focus but ignores clicks. */
  loading?: boolean | undefined;
  /** Keeps its place, focus and words but ignores clicks, for a moment after it changed by itself. */
  resting?: boolean | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  asChild?: never;
}

interface ButtonOfChild {
  /** Styles its only child: `<Button asChild><Link href=…>Open</Link></Button>`. */
  asChild: true;
  onPress?: never;
  type?: never;
  loading?: never;
  resting?: never;
  disabled?: never;
  ref?: never;
}

export type ButtonProps = ButtonLooks & (ButtonAction | ButtonOfChild);

/** Runs an action. Use one solid accent button per view, for the next step. */
export function Button({
  children,
  tone = 'accent',
  variant = 'solid',
  size = 'standard',
  icon,
  iconPosition = 'start',
  width = 'content',
  onPress,
  type = 'button',
  loading = false,
  resting = false,
  disabled = false,
  asChild,
  ...rest
}: ButtonProps) {
  const { pending, run } = usePress(onPress);
  const busy = loading || pending;
  const className = `${press({ tone, variant, busy })} ${styles.button({ size, width, wordsAlone: icon === undefined })}`;
  const glyph = icon && <Icon icon={icon} size={size === 'small' ? 'small' : 'standard'} />;
  const before = iconPosition === 'start' && glyph;
  const after = iconPosition === 'end' && glyph;

  if (asChild) {
    return (
      <Slot {...rest} before={before} after={after} className={className}>
        {children}
      </Slot>
    );
  }

  function handleClick(event: MouseEvent) {
    if (busy || resting) {
      event.preventDefault();
      return;
    }
    clickOfTrigger(rest)(event);
    run();
  }

  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={className}
      disabled={disabled}
      aria-disabled={busy || resting || undefined}
      aria-busy={busy || undefined}
      onClick={handleClick}
    >
      {before}
      {children}
      {after}
      {busy && (
        <span className={wait}>
          <Spinner size={size === 'small' ? 'small' : 'standard'} />
        </span>
      )}
    </button>
  );
}
