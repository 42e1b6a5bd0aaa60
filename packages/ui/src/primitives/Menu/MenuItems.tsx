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
  /** `critical` is irreversible, or removes something. */
  tone?: 'neutral' | 'critical';
  onPress: () => void;
}

/** Runs an action; the menu closes. */
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

/** Navigates like a Link: a real link, which may open in a new tab. */
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

/** Toggles a setting; the menu stays open for more. */
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
  /** Accessible name of the choice. */
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: string; disabled?: boolean }[];
}

/** One of a few choices, such as a sort order; choosing closes the menu. */
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
