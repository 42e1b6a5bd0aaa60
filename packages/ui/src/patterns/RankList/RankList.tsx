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
  /** From 1; `null` for who is not ranked yet. Equal ones share a rank. */
  rank: number | null;
  name: string;
  avatar?: string | null | undefined;
  description?: string | undefined;
  /** What is ranked: text or `<Money>`. */
  value: ReactNode;
  /** The person's page. */
  href?: string | undefined;
}

export interface RankListTexts {
  /** Read aloud: "Rank 3". */
  rank: (rank: number) => string;
  /** Of who is not ranked yet. */
  unranked: string;
  /** On the reader's own row: "You". */
  own: string;
}

export interface RankListProps extends RootProps {
  /** Names the ranking. */
  label: string;
  /** Best first. */
  rows: readonly RankRow[];
  /** The reader's own row; it stays in sight, below the others when it is not among them. */
  own?: RankRow | undefined;
  texts: RankListTexts;
}

/** Who leads: the first three by medals, and the reader's own place always in sight. */
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
