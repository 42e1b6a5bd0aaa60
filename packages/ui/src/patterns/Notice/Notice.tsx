import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { RootProps } from '../../primitives/RootProps.ts';
import type { Tone } from '../../primitives/vocabulary.ts';
import * as styles from './Notice.css.ts';

export interface NoticeProps extends RootProps {
  tone?: Tone;
  children: ReactNode;
}

const icons = {
  neutral: Info,
  accent: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: CircleAlert,
} as const;

/** A message about the part of the page it is in. With `role="alert"` it is announced as it appears. */
export function Notice({ tone = 'neutral', children, ...rest }: NoticeProps) {
  return (
    <div {...rest} className={styles.toned[tone]}>
      <Icon icon={icons[tone]} size="standard" />
      <div>{children}</div>
    </div>
  );
}
