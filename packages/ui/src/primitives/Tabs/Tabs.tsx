import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import type { RootProps } from '../RootProps.ts';
import * as styles from './Tabs.css.ts';

interface TabsRootBase extends RootProps {
  children: ReactNode;
}

export type TabsRootProps = TabsRootBase &
  (
    | { value: string; onValueChange: (value: string) => void; defaultValue?: never }
    | {
        /** Initial view, for uncontrolled use. */ defaultValue: string;
        value?: never;
        onValueChange?: never;
      }
  );

/** Views of one thing, one shown at a time. */
export function Root({ children, ...props }: TabsRootProps) {
  return (
    <RadixTabs.Root {...props} className={styles.root}>
      {children}
    </RadixTabs.Root>
  );
}

export interface TabsListProps extends RootProps {
  /** Label of the tabs. */
  label: string;
  children: ReactNode;
}

/** The row of tabs; scrolls sideways on overflow. */
export function List({ label, children, ...rest }: TabsListProps) {
  return (
    <RadixTabs.List {...rest} className={styles.list} aria-label={label}>
      {children}
    </RadixTabs.List>
  );
}

export interface TabsTriggerProps extends RootProps {
  value: string;
  children: ReactNode;
  icon?: IconGlyph;
  disabled?: boolean;
}

/** Shows the view with the same value. */
export function Trigger({ value, children, icon, disabled = false, ...rest }: TabsTriggerProps) {
  return (
    <RadixTabs.Trigger {...rest} className={styles.trigger} value={value} disabled={disabled}>
      {icon && <Icon icon={icon} size="small" />}
      {children}
    </RadixTabs.Trigger>
  );
}

export interface TabsContentProps extends RootProps {
  value: string;
  children: ReactNode;
}

/** A view, mounted only while its tab is selected. */
export function Content({ value, children, ...rest }: TabsContentProps) {
  return (
    <RadixTabs.Content {...rest} className={styles.content} value={value}>
      {children}
    </RadixTabs.Content>
  );
}
