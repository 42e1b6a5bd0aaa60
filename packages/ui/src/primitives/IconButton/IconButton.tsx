import type { MouseEvent, Ref } from 'react';
import { clickOfTrigger } from '../clickOfTrigger.ts';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import { Anchor } from '../Link/Anchor.tsx';
import { press, wait } from '../press.css.ts';
import type { RootProps } from '../RootProps.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { usePress } from '../usePress.ts';
import type { Size, Tone, Variant } from '../vocabulary.ts';
import * as styles from './IconButton.css.ts';

interface IconButtonLooks extends RootProps {
  icon: IconGlyph;
  /** Accessible name of the action. */
  label: string;
  tone?: Tone;
  variant?: Variant;
  size?: Size;
}

interface IconButtonAction {
  /** Its promise keeps the button loading until it settles. */
  onPress?: (() => void | Promise<void>) | undefined;
  type?: 'button' | 'submit';
  loading?: boolean | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  href?: never;
}

interface IconButtonLink {
  /** Makes it a link instead of a button. */
  href: string;
  onPress?: never;
  type?: never;
  loading?: never;
  disabled?: never;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

export type IconButtonProps = IconButtonLooks & (IconButtonAction | IconButtonLink);

/** A button or link familiar enough to be an icon only. */
export function IconButton({
  icon,
  label,
  tone = 'neutral',
  variant = 'ghost',
  size = 'standard',
  ...props
}: IconButtonProps) {
  const { pending, run } = usePress(props.onPress);
  const busy = (props.loading ?? false) || pending;
  const className = `${press({ tone, variant, busy })} ${styles.iconButton({ size })}`;
  const glyph = <Icon icon={icon} size={size === 'large' ? 'large' : 'standard'} />;

  if (props.href !== undefined) {
    return (
      <Anchor {...props} aria-label={label} className={className}>
        {glyph}
      </Anchor>
    );
  }

  const { onPress: _onPress, loading: _loading, disabled = false, type = 'button', href: _href, ...rest } = props;

  function handleClick(event: MouseEvent) {
    if (busy) {
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
      aria-label={label}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={handleClick}
    >
      {glyph}
      {busy && (
        <span className={wait}>
          <Spinner size="small" />
        </span>
      )}
    </button>
  );
}
