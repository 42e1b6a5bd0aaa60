import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './Prose.css.ts';

export interface ProseProps {
  /** A paragraph, or the items of a list. */
  paragraphs: readonly (string | readonly string[])[];
  tone?: 'primary' | 'secondary';
}

/** Paragraphs and lists of a longer text. */
export function Prose({ paragraphs, tone = 'secondary' }: ProseProps) {
  return (
    <div className={styles.root}>
      {paragraphs.map((paragraph) =>
        typeof paragraph === 'string' ? (
          <Text key={paragraph} tone={tone}>
            {paragraph}
          </Text>
        ) : (
          <ul key={paragraph.join()} className={styles.list}>
            {paragraph.map((point) => (
              <li key={point}>
                <Text inline tone={tone}>
                  {point}
                </Text>
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}
