import { type ReactNode, use } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon, type IconGlyph } from '../../primitives/Icon/Icon.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { InSection } from '../PageSection/InSection.ts';
import * as styles from './EmptyState.css.ts';

export type EmptyStateProps = {
  title: string;
  text?: string | undefined;
  /** The next step: a button or a link that looks like one. */
  action?: ReactNode;
} & ({ /** URL of a picture; decorative. */ image: string; icon?: undefined } | { icon: IconGlyph; image?: undefined });

/** Says that there is nothing here yet, and what to do next. */
export function EmptyState({ image, icon, title, text, action }: EmptyStateProps) {
  const place = use(InSection) ? 'section' : 'page';
  return (
    <div className={styles.root({ place })}>
      <span className={styles.stage({ for: icon === undefined ? 'image' : 'icon' })}>
        {image !== undefined && <img src={image} alt="" className={styles.image} />}
        {icon !== undefined && <Icon icon={icon} size="large" />}
      </span>
      <div className={styles.words}>
        <Heading level={2} size="standard" align="center">
          {title}
        </Heading>
        {text !== undefined && (
          <Text tone="secondary" align="center">
            {text}
          </Text>
        )}
      </div>
      {action}
    </div>
  );
}
