import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { type CharacterLimit, charactersLeft, mostOf } from './characterLimit.ts';
import * as styles from './Field.css.ts';

interface CharacterCountProps {
  /** For `aria-describedby` of the control that is counted. */
  id: string;
  text: string;
  limit: CharacterLimit;
}

/** Read aloud from here on, every few characters: each one would drown what is being typed. */
const nearTheEnd = 20;
const spokenEvery = 5;

/** How many characters are typed, of how many: seen all the time, heard when the end is near. */
export function CharacterCount({ id, text, limit }: CharacterCountProps) {
  const left = charactersLeft(text, limit);
  const most = mostOf(limit);
  const spoken = left >= 0 && left <= nearTheEnd && left % spokenEvery === 0;
  return (
    <>
      <span aria-hidden="true" className={styles.count} data-over={left < 0 || undefined}>
        {most - left}/{most}
      </span>
      {/* What is too long is said by the error. */}
      <VisuallyHidden id={id}>{left < 0 ? '' : limit.left(left)}</VisuallyHidden>
      <VisuallyHidden role="status">{spoken ? limit.left(left) : ''}</VisuallyHidden>
    </>
  );
}
