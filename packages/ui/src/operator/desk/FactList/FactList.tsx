import { Text } from '../../../primitives/index.ts';
import * as styles from './FactList.css.ts';

export interface FactListProps {
  /** Names and values; those without a value are left out. */
  facts: readonly (readonly [name: string, value: string | null])[];
}

/** What is known of a case, line by line. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name} className={styles.fact}>
              <dt>
                <Text inline size="small" tone="secondary">
                  {name}
                </Text>
              </dt>
              <dd className={styles.value}>
                <Text inline weight="medium" tabular>
                  {value}
                </Text>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
