import type { ReactNode } from 'react';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Anchor } from '../../primitives/Link/Anchor.tsx';
import type { RootProps } from '../../primitives/RootProps.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { row as listRow } from '../ListRow/ListRow.css.ts';
import * as styles from './RankList.css.ts';
import { RankMark } from './RankMark.tsx';

export interface RankRow {
  id: string;
  /** From 1; `null` when unranked. Ties share a rank. */
  rank: number | null;
  name: string;
  avatar?: string | null | undefined;
  description?: string | undefined;
  /** The score: text or `<Money>`. */
  value: ReactNode;
  /** Link to the person's page. */
  href?: string | undefined;
}

export interface RankListTexts {
  /** For screen readers: "Rank 3". */
  rank: (rank: number) => string;
  /** Label for unranked people. */
  unranked: string;
  /** On the user's own row: "You". */
  own: string;
}

export interface RankListProps extends RootProps {
  /** Label of the ranking. */
  label: string;
  /** Best first. */
  rows: readonly RankRow[];
  /** The user's own row; always visible, below the others when it is not in the list. */
  own?: RankRow | undefined;
  texts: RankListTexts;
}

/** A ranking: medals for the top three, and the user's own row always visible. */
export function RankList({ label, rows, own, texts, ...rest }: RankListProps) {
  const apart = own !== undefined && rows.every((row) => row.id !== own.id);
  return (
    <ol {...rest} aria-label={label} className={styles.list}>
      {[...rows, ...(apart ? [own] : [])].map((row) => (
        <li
          key={row.id}
          className={row.id === own?.id ? styles.ownRow : styles.row}
          aria-current={row.id === own?.id ? true : undefined}
        >
          <Row row={row} own={row.id === own?.id} texts={texts} />
        </li>
      ))}
    </ol>
  );
}

function Row({ row, own, texts }: { row: RankRow; own: boolean; texts: RankListTexts }) {
  const content = (
    <>
      <VisuallyHidden>{row.rank === null ? texts.unranked : texts.rank(row.rank)}</VisuallyHidden>
      <RankMark rank={row.rank} />
      <Avatar name={row.name} src={row.avatar} />
      <span className={styles.body}>
        <span className={styles.words}>
          <span className={styles.name}>
            {row.name}
            {own && (
              <Badge size="small" tone="accent" variant="solid">
                {texts.own}
              </Badge>
            )}
          </span>
          {row.description !== undefined && (
            <Text inline size="small" tone="secondary">
              {row.description}
            </Text>
          )}
        </span>
        <span className={styles.value}>{row.value}</span>
      </span>
    </>
  );
  if (row.href === undefined) return <div className={listRow({ pressable: false })}>{content}</div>;
  return (
    <Anchor href={row.href} className={listRow({ pressable: true })}>
      {content}
    </Anchor>
  );
}
