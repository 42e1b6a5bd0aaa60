import type { ReactNode } from 'react';
import { Cover } from '../../../patterns/index.ts';
import { Avatar, Heading, Inline, Inset, Stack, Surface } from '../../../primitives/index.ts';
import * as styles from './ProfileStage.css.ts';

interface ProfileStageProps {
  user: { nickname: string; avatar: string; background: string | null };
  /** Below the name. */
  children: ReactNode;
  /** Below everything else. */
  foot?: ReactNode;
}

/** A player's pictures and name, lit: the avatar over their cover. */
export function ProfileStage({ user: { nickname, avatar, background }, children, foot }: ProfileStageProps) {
  return (
    <Surface variant="stage" space="none">
      <Cover src={background} />
      <Inset space="medium">
        <Stack space="medium">
          <Inline space="medium" wrap={false}>
            <span className={styles.portrait}>
              <Avatar name={nickname} src={avatar} size="large" />
            </span>
            <Stack space="xxsmall">
              <Heading level={2} lines={1}>
                {nickname}
              </Heading>
              {children}
            </Stack>
          </Inline>
          {foot}
        </Stack>
      </Inset>
    </Surface>
  );
}
