import { CircleCheck, CircleX, Clock, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './ResultPage.css.ts';

export interface ResultPageProps {
  /** Kind of result: success, refusal, pending, or information. */
  tone: 'positive' | 'critical' | 'caution' | 'neutral';
  title: string;
  message?: string | undefined;
  /** The amount: `<Money>`. */
  amount?: ReactNode;
  /** More details, stacked. */
  details?: ReactNode;
  /** Next steps, the most likely first. */
  actions?: ReactNode;
}

const icons = { positive: CircleCheck, critical: CircleX, caution: Clock, neutral: Info };

/** Result of a process, with next steps. */
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
