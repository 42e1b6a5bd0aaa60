import { CloudOff } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './ErrorState.css.ts';

export interface ErrorStateProps {
  title: string;
  /** The reason, from the server or the network. */
  message: string;
  /** Reference for customer service: "Request 0192…". */
  reference?: string | undefined;
  retryLabel: string;
  /** Its promise keeps the button loading until it settles. */
  onRetry: () => void | Promise<void>;
}

/** Says that something failed to load, why, and offers a retry. */
export function ErrorState({ title, message, reference, retryLabel, onRetry }: ErrorStateProps) {
  return (
    <div className={styles.root}>
      <span className={styles.mark}>
        <Icon icon={CloudOff} size="large" />
      </span>
      <div role="alert" className={styles.words}>
        <Heading level={2} size="standard" align="center">
          {title}
        </Heading>
        <Text tone="secondary" align="center">
          {message}
        </Text>
        {reference !== undefined && (
          <Text size="xsmall" tone="muted" align="center">
            {reference}
          </Text>
        )}
      </div>
      <Button variant="soft" onPress={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}
