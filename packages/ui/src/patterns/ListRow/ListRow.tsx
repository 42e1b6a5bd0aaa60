import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePress } from '../../primitives/usePress.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Anchor } from '../../primitives/Link/Anchor.tsx';
import type { RootProps } from '../../primitives/RootProps.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './ListRow.css.ts';

interface ListRowContent extends RootProps {
  /** Icon, picture or avatar before the text. */
  leading?: ReactNode;
  title: string;
  /** Text, which may contain a time. */
  description?: ReactNode;
  /** Figure, badge or status at the end. */
  trailing?: ReactNode;
  /** Rows with a link show an arrow; `false` hides it. */
  chevron?: boolean;
  /** On a desktop the description is beside the title, in columns with those of other rows. */
  oneLine?: boolean;
  /** A button beside the row and no part of it; below it where both do not fit. */
  action?: ReactNode;
}

export type ListRowProps = ListRowContent &
  (
    | { href: string; onPress?: never }
    | { /** Its promise keeps the row loading until it settles. */ onPress: () => void | Promise<void>; href?: never }
    | { href?: never; onPress?: never }
  );

/** A line of a list: a link with `href`, a button with `onPress`, otherwise static. */
export function ListRow({ action, ...row }: ListRowProps) {
  if (action === undefined) return <Row {...row} />;
  return (
    <div className={styles.withAction}>
      <div className={styles.beside}>
        <Row {...row} />
      </div>
      <div className={styles.action}>{action}</div>
    </div>
  );
}

function Row({
  leading,
  title,
  description,
  trailing,
  href,
  onPress,
  chevron = href !== undefined,
  oneLine = false,
  ...rest
}: Omit<ListRowProps, 'action'>) {
  const { pending, run } = usePress(onPress);
  const content = (
    <>
      {leading !== undefined && <span className={styles.leading}>{leading}</span>}
      <span className={styles.body}>
        <span className={styles.words} data-one-line={oneLine}>
          <Text inline weight="medium">
            {title}
          </Text>
          {description !== undefined && (
            <Text inline size="small" tone="secondary">
              {description}
            </Text>
          )}
        </span>
        {trailing !== undefined && <span className={styles.trailing}>{trailing}</span>}
      </span>
      {pending && <Spinner size="small" />}
      {chevron && !pending && <Icon icon={ChevronRight} tone="muted" />}
    </>
  );
  if (href !== undefined) {
    return (
      <Anchor {...rest} href={href} className={styles.row({ pressable: true })}>
        {content}
      </Anchor>
    );
  }
  if (onPress !== undefined) {
    return (
      <button
        {...rest}
        type="button"
        aria-disabled={pending || undefined}
        aria-busy={pending || undefined}
        className={styles.row({ pressable: true })}
        onClick={() => pending || run()}
      >
        {content}
      </button>
    );
  }
  return (
    <div {...rest} className={styles.row({ pressable: false })}>
      {content}
    </div>
  );
}
