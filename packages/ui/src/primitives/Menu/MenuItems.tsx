import { Check } from 'lucide-react';
import { DropdownMenu as RadixMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import { Anchor } from '../Link/Anchor.tsx';
import type { RootProps } from '../RootProps.ts';
import * as styles from './Menu.css.ts';

interface MenuItemBase extends RootProps {
  children: ReactNode;
  disabled?: boolean;
}

export interface MenuItemProps extends MenuItemBase {
  icon?: IconGlyph;
  /** `critical` cannot be undone, or takes something away. */
  tone?: 'neutral' | 'critical';
  onPress: () => void;
}

/** Does something; the menu closes. */
export function Item({ children, icon, tone = 'neutral', disabled = false, onPress, ...rest }: MenuItemProps) {
  return (
    <RadixMenu.Item {...rest} disabled={disabled} className={styles.item({ tone })} onSelect={() => onPress()}>
      {icon && <Icon icon={icon} />}
      <span className={styles.words}>{children}</span>
    </RadixMenu.Item>
  );
}

export interface MenuLinkItemProps extends RootProps {
  children: ReactNode;
  href: string;
  icon?: IconGlyph;
}

/** Goes somewhere, as a Link does: a real link, which may be opened in a new tab. */
export function LinkItem({ children, href, icon, ...rest }: MenuLinkItemProps) {
  return (
    <RadixMenu.Item {...rest} asChild className={styles.item({ tone: 'neutral' })}>
      <Anchor href={href}>
        {icon && <Icon icon={icon} />}
        <span className={styles.words}>{children}</span>
      </Anchor>
    </RadixMenu.Item>
  );
}

export interface MenuCheckboxItemProps extends MenuItemBase {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** Turns something on or off; the menu stays, for there may be more to turn. */
export function CheckboxItem({ children, checked, disabled = false, onCheckedChange, ...rest }: MenuCheckboxItemProps) {
  return (
    <RadixMenu.CheckboxItem
      {...rest}
      checked={checked}
      disabled={disabled}
      className={styles.item({ tone: 'neutral' })}
      onCheckedChange={onCheckedChange}
      onSelect={(event) => event.preventDefault()}
    >
      <span className={styles.mark}>
        <RadixMenu.ItemIndicator>
          <Icon icon={Check} />
        </RadixMenu.ItemIndicator>
      </span>
      <span className={styles.words}>{children}</span>
    </RadixMenu.CheckboxItem>
  );
}

export interface MenuRadioGroupProps<Value extends string> extends RootProps {
  /** What is chosen, read aloud. */
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: string; disabled?: boolean }[];
}

/** One of a few choices, such as an order; choosing closes the menu. */
export function RadioGroup<Value extends string>({
  label,
  value,
  onValueChange,
  options,
  ...rest
}: MenuRadioGroupProps<Value>) {
  return (
    <RadixMenu.RadioGroup {...rest} aria-label={label} value={value}>
      {options.map((option) => (
        <RadixMenu.RadioItem
          key={option.value}
          value={option.value}
          disabled={option.disabled ?? false}
          className={styles.item({ tone: 'neutral' })}
          onSelect={() => onValueChange(option.value)}
        >
          <span className={styles.mark}>
            <RadixMenu.ItemIndicator className={styles.dot} />
          </span>
          <span className={styles.words}>{option.label}</span>
        </RadixMenu.RadioItem>
      ))}
    </RadixMenu.RadioGroup>
  );
}
