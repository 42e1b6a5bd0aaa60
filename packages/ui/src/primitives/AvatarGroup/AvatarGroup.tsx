import { formatMoney } from '../../i18n/formatMoney.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import type { RootProps } from '../RootProps.ts';
import type { Size } from '../vocabulary.ts';
import * as styles from './AvatarGroup.css.ts';
import { splitGroup } from './splitGroup.ts';

export interface AvatarGroupProps extends RootProps {
  /** The first people; more than five are counted, not shown (spec §9). */
  people: readonly { id: string; name: string; src?: string | null | undefined }[];
  /** Total, when only the first people are passed. */
  total?: number;
  /** Label, read instead of each name: "12 người đã vào phòng". */
  label: string;
  size?: Size;
}

/** Several people as one image: in a room, or liking a post. */
export function AvatarGroup({ people, total, label, size = 'standard', ...rest }: AvatarGroupProps) {
  const group = splitGroup(people, total);
  return (
    <span {...rest} role="img" aria-label={label} className={styles.group({ size })}>
      {group.shown.map(({ id, name, src }) => (
        <span key={id} className={styles.face}>
          <Avatar name={name} src={src} size={size} />
        </span>
      ))}
      {group.rest > 0 && (
        <span className={styles.rest({ size })}>
          <bdi dir="ltr">+{formatMoney(group.rest)}</bdi>
        </span>
      )}
    </span>
  );
}
