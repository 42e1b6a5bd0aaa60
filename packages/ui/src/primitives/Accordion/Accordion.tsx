import { ChevronDown } from 'lucide-react';
import { Accordion as RadixAccordion } from 'radix-ui';
import { createContext, createElement, type ReactNode, use } from 'react';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import type { RootProps } from '../RootProps.ts';
import * as styles from './Accordion.css.ts';

type HeadingLevel = 2 | 3 | 4 | 5 | 6;

const HeadingLevelContext = createContext<HeadingLevel>(3);

interface AccordionRootBase extends RootProps {
  children: ReactNode;
  /** Heading level: one below the heading above it. */
  headingLevel: HeadingLevel;
}

interface AccordionOfOne {
  /** One open at a time, which may be closed again. */
  type: 'single';
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

interface AccordionOfMany {
  /** Each opens and closes independently. */
  type: 'multiple';
  value?: string[];
  defaultValue?: string[];
  onValueChange?: (value: string[]) => void;
}

export type AccordionRootProps = AccordionRootBase & (AccordionOfOne | AccordionOfMany);

/** Headings that expand their text: frequent questions, terms. Not for what everyone must read. */
export function Root({ children, headingLevel, ...props }: AccordionRootProps) {
  const content = <HeadingLevelContext value={headingLevel}>{children}</HeadingLevelContext>;
  if (props.type === 'multiple') {
    return (
      <RadixAccordion.Root {...props} className={styles.root}>
        {content}
      </RadixAccordion.Root>
    );
  }
  return (
    <RadixAccordion.Root {...props} collapsible className={styles.root}>
      {content}
    </RadixAccordion.Root>
  );
}

export interface AccordionItemProps extends RootProps {
  value: string;
  children: ReactNode;
  disabled?: boolean;
}

/** A heading and its text: one `Trigger`, one `Content`. */
export function Item({ value, children, disabled = false, ...rest }: AccordionItemProps) {
  return (
    <RadixAccordion.Item {...rest} value={value} disabled={disabled} className={styles.item}>
      {children}
    </RadixAccordion.Item>
  );
}

export interface AccordionTriggerProps extends RootProps {
  children: ReactNode;
  icon?: IconGlyph;
}

/** The heading, which opens and closes. */
export function Trigger({ children, icon, ...rest }: AccordionTriggerProps) {
  const level = use(HeadingLevelContext);
  const button = (
    <RadixAccordion.Trigger {...rest} className={styles.trigger}>
      {icon && <Icon icon={icon} tone="accent" />}
      <span className={styles.words}>{children}</span>
      <span className={styles.sign}>
        <Icon icon={ChevronDown} />
      </span>
    </RadixAccordion.Trigger>
  );
  return <RadixAccordion.Header asChild>{createElement(`h${level}`, null, button)}</RadixAccordion.Header>;
}

export interface AccordionContentProps extends RootProps {
  children: ReactNode;
}

/** The content, mounted only while open. */
export function Content({ children, ...rest }: AccordionContentProps) {
  return (
    <RadixAccordion.Content {...rest} className={styles.content}>
      <div className={styles.body}>{children}</div>
    </RadixAccordion.Content>
  );
}
