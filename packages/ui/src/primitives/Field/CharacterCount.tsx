import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { type CharacterLimit, charactersLeft, mostOf } from './characterLimit.ts';
import * as styles from './Field.css.ts';

interface CharacterCountProps {
  /** Id for `aria-describedby` of the counted control. */
  id: string;
  text: string;
  limit: CharacterLimit;
}

/** Announced from here on, every few characters: every single one would interrupt typing. */
const nearTheEnd = 20;
const spokenEvery = 5;

/** Number of typed and allowed characters: always visible, announced near the limit. */
export function CharacterCount({ id, text, limit }: CharacterCountProps) {
  const left = charactersLeft(text, limit);
  const most = mostOf(limit);
  const spoken = left >= 0 && left <= nearTheEnd && left % spokenEvery === 0;
  return (
    <>
      <span aria-hidden="true" className={styles.count} data-over={left < 0 || undefined}>
        {most - left}/{most}
      </span>
      {/* The error announces text that is too long. */}
      <VisuallyHidden id={id}>{left < 0 ? '' : limit.left(left)}</VisuallyHidden>
      <VisuallyHidden role="status">{spoken ? limit.left(left) : ''}</VisuallyHidden>
    </>
  );
}
