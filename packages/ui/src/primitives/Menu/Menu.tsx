import { ChevronRight } from 'lucide-react';
import { DropdownMenu as RadixMenu } from 'radix-ui';
import { createContext, type MouseEvent, type PointerEvent, type ReactNode, use, useRef } from 'react';
import { scale } from '../../tokens/scale.ts';
import { holdBackground } from '../holdBackground.ts';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import type { RootProps } from '../RootProps.ts';
import { useOpen } from '../useOpen.ts';
import * as styles from './Menu.css.ts';

export interface MenuRootProps {
  children: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** Distances from the opener, and from the edge of the window, in px. */
const sideOffset = Number.parseInt(scale.space.xsmall, 10);
const collisionPadding = Number.parseInt(scale.space.small, 10);

const ToggleContext = createContext<() => void>(() => undefined);

/** Actions of an item behind one button, for pointers or little space. */
export function Root({ children, ...props }: MenuRootProps) {
  const { isOpen, changeOpen } = useOpen(props);
  return (
    <RadixMenu.Root open={isOpen} onOpenChange={changeOpen}>
      <ToggleContext value={() => changeOpen(!isOpen)}>{children}</ToggleContext>
    </RadixMenu.Root>
  );
}

export interface MenuTriggerProps {
  /** The Button or IconButton that opens it; it labels the menu, and focus returns there. */
  children: ReactNode;
}

/** Opens it when its only child is clicked. */
export function Trigger({ children }: MenuTriggerProps) {
  const toggle = use(ToggleContext);
  const byTouch = useRef(false);

  // Radix opens on touch start, so that scrolling a list would open its menus; require a tap instead.
  function handlePointerDown(event: PointerEvent) {
    byTouch.current = event.pointerType === 'touch';
    if (byTouch.current) event.preventDefault();
  }

  // Assistive technology may click without a pointer.
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
  /** The edge of the button it aligns with. */
  align?: 'start' | 'center' | 'end';
}

/** The list; typing letters jumps to matching items. */
export function Content({ children, side = 'bottom', align = 'end', ...rest }: MenuContentProps) {
  return (
    <RadixMenu.Portal>
      <RadixMenu.Content
        sideOffset={sideOffset}
        collisionPadding={collisionPadding}
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

/** Heading of the items below; not interactive. */
export function Label({ children, ...rest }: MenuLabelProps) {
  return (
    <RadixMenu.Label {...rest} className={styles.label}>
      {children}
    </RadixMenu.Label>
  );
}

/** A line between groups of actions. */
export function Separator(props: RootProps) {
  return <RadixMenu.Separator {...props} className={styles.separator} />;
}

export interface MenuSubProps {
  children: ReactNode;
}

/** A submenu: one `SubTrigger` and one `SubContent`. Only one level. */
export function Sub({ children }: MenuSubProps) {
  return <RadixMenu.Sub>{children}</RadixMenu.Sub>;
}

export interface MenuSubTriggerProps extends RootProps {
  children: ReactNode;
  icon?: IconGlyph;
  disabled?: boolean;
}

/** The item that opens a submenu. */
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

/** The submenu, beside its item. */
export function SubContent({ children, ...rest }: MenuSubContentProps) {
  return (
    <RadixMenu.Portal>
      <RadixMenu.SubContent {...rest} collisionPadding={collisionPadding} loop className={styles.content}>
        {children}
      </RadixMenu.SubContent>
    </RadixMenu.Portal>
  );
}
