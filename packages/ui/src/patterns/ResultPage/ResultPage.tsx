import { CircleCheck, CircleX, Clock, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './ResultPage.css.ts';

export interface ResultPageProps {
  /** How it ended: done, refused, still waiting, or only to be known. */
  tone: 'positive' | 'critical' | 'caution' | 'neutral';
  title: string;
  message?: string | undefined;
  /** The figure it was about: `<Money>`. */
  amount?: ReactNode;
  /** More facts, one under another. */
  details?: ReactNode;
  /** Next steps, the likeliest first. */
  actions?: ReactNode;
}

const icons = { positive: CircleCheck, critical: CircleX, caution: Clock, neutral: Info };

/** The end of something that took steps: what came of it, and where to go next. */
export function ResultPage({ tone, title, message, amount, details, actions }: ResultPageProps) {
  return (
    <div className={styles.root}>
      <span className={styles.mark({ tone })}>
        <Icon icon={icons[tone]} size="large" />
      </span>
      <div role="status" className={styles.words}>
        <Heading level={2} size="xlarge" align="center">
          {title}
        </Heading>
        {amount}
        {message !== undefined && (
          <Text tone="secondary" align="center">
            {message}
          </Text>
        )}
      </div>
      {details !== undefined && <div className={styles.details}>{details}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
