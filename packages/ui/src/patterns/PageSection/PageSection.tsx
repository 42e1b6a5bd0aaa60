import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Anchor } from '../../primitives/Link/Anchor.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { InSection } from './InSection.ts';
import * as styles from './PageSection.css.ts';

export interface PageSectionProps {
  title: string;
  description?: string | undefined;
  level?: 2 | 3;
  /** Link to the rest. `label` says of what: "All boxes", not "More". */
  action?: { label: string; href: string } | undefined;
  children: ReactNode;
}

/** A part of a page with its own heading. */
export function PageSection({ title, description, level = 2, action, children }: PageSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.root}>
      <div>
        <div className={styles.head}>
          <Heading id={id} level={level}>
            {title}
          </Heading>
          {action !== undefined && (
            <Anchor href={action.href} className={styles.action}>
              {action.label}
              <Icon icon={ChevronRight} size="small" />
            </Anchor>
          )}
        </div>
        {description !== undefined && (
          <Text size="small" tone="secondary">
            {description}
          </Text>
        )}
      </div>
      <InSection value={true}>{children}</InSection>
    </section>
  );
}
