import { ChevronRight } from 'lucide-react';
import { DropdownMenu as RadixMenu } from 'radix-ui';
import { createContext, type MouseEvent, type PointerEvent, type ReactNode, use, useRef, useState } from 'react';
import { floatingPlace } from '../floatingPlace.ts';
import { holdBackground } from '../holdBackground.ts';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import type { RootProps } from '../RootProps.ts';
import * as styles from './Menu.css.ts';

export interface MenuRootProps {
  children: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

const ToggleContext = createContext<() => void>(() => undefined);

/** Actions of a thing behind one button, where there is a pointer or little room; on a phone consider ActionSheet. */
export function Root({ children, open, onOpenChange }: MenuRootProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = open ?? ownOpen;

  function changeOpen(next: boolean) {
    setOwnOpen(next);
    onOpenChange?.(next);
  }

  return (
    <RadixMenu.Root open={isOpen} onOpenChange={changeOpen}>
      <ToggleContext value={() => changeOpen(!isOpen)}>{children}</ToggleContext>
    </RadixMenu.Root>
  );
}

export interface MenuTriggerProps {
  /** The Button or IconButton that opens it; names the menu, and focus returns there. */
  children: ReactNode;
}

/** Opens it when its one child is pressed. */
export function Trigger({ children }: MenuTriggerProps) {
  const toggle = use(ToggleContext);
  const byTouch = useRef(false);

  // Radix opens as soon as a finger is down, so that scrolling a list would open the menus in it; here a finger must tap.
  function handlePointerDown(event: PointerEvent) {
    byTouch.current = event.pointerType === 'touch';
    if (byTouch.current) event.preventDefault();
  }

  // Assistive technology may click without any pointer.
  function handleClick(event: MouseEvent) {
    if (byTouch.current || event.detail === 0) toggle();
  }

  return (
    <RadixMenu.Trigger asChild onPointerDown={handlePointerDown} onClick={handleClick}>
      {children}
    </RadixMenu.Trigger>
  );
}

export interface MenuContentProps extends RootProps {
  children: ReactNode;
  side?: 'top' | 'bottom';
  /** Which edge of the button it stands at. */
  align?: 'start' | 'center' | 'end';
}

/** The list itself; letters jump to what begins with them. */
export function Content({ children, side = 'bottom', align = 'end', ...rest }: MenuContentProps) {
  return (
    <RadixMenu.Portal>
      <RadixMenu.Content
        {...floatingPlace}
        {...rest}
        ref={holdBackground}
        side={side}
        align={align}
        loop
        className={styles.content}
      >
        {children}
      </RadixMenu.Content>
    </RadixMenu.Portal>
  );
}

export interface MenuLabelProps extends RootProps {
  children: ReactNode;
}

/** What the items below it have in common; to be read only. */
export function Label({ children, ...rest }: MenuLabelProps) {
  return (
    <RadixMenu.Label {...rest} className={styles.label}>
      {children}
    </RadixMenu.Label>
  );
}

/** A line between kinds of actions. */
export function Separator(props: RootProps) {
  return <RadixMenu.Separator {...props} className={styles.separator} />;
}

export interface MenuSubProps {
  children: ReactNode;
}

/** A menu within: one `SubTrigger` and one `SubContent`. One level, no deeper. */
export function Sub({ children }: MenuSubProps) {
  return <RadixMenu.Sub>{children}</RadixMenu.Sub>;
}

export interface MenuSubTriggerProps extends RootProps {
  children: ReactNode;
  icon?: IconGlyph;
  disabled?: boolean;
}

/** The item that opens a menu within. */
export function SubTrigger({ children, icon, disabled = false, ...rest }: MenuSubTriggerProps) {
  return (
    <RadixMenu.SubTrigger {...rest} disabled={disabled} className={styles.item({ tone: 'neutral' })}>
      {icon && <Icon icon={icon} />}
      <span className={styles.words}>{children}</span>
      <span className={styles.onward}>
        <Icon icon={ChevronRight} size="small" />
      </span>
    </RadixMenu.SubTrigger>
  );
}

export interface MenuSubContentProps extends RootProps {
  children: ReactNode;
}

/** The menu within, beside the item that opens it. */
export function SubContent({ children, ...rest }: MenuSubContentProps) {
  const { collisionPadding } = floatingPlace;
  return (
    <RadixMenu.Portal>
      <RadixMenu.SubContent {...rest} collisionPadding={collisionPadding} loop className={styles.content}>
        {children}
      </RadixMenu.SubContent>
    </RadixMenu.Portal>
  );
}
