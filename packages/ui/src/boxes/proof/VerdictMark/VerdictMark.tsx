import { LockKeyhole, ShieldCheck, ShieldX } from 'lucide-react';
import { Heading, Icon, Text } from '../../../primitives/index.ts';
import * as styles from './VerdictMark.css.ts';

export interface VerdictMarkProps {
  outcome: 'verified' | 'failed' | 'pending';
  title: string;
  text?: string | undefined;
}

const icons = { verified: ShieldCheck, failed: ShieldX, pending: LockKeyhole };

/** Result of a check: icon, word and reason. */
export function VerdictMark({ outcome, title, text }: VerdictMarkProps) {
  return (
    <div role="status" className={styles.root({ outcome })}>
      <Icon icon={icons[outcome]} size="large" />
      <div className={styles.words}>
        <Heading level={3} tone="inherit">
          {title}
        </Heading>
        {text !== undefined && (
          <Text size="small" tone="primary">
            {text}
          </Text>
        )}
      </div>
    </div>
  );
}
