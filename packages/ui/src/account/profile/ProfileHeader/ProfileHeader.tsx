import type { User } from '@mcy/api/account/profile/contract';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/index.ts';
import { IconButton, Inline, Text } from '../../../primitives/index.ts';
import { LevelBadge } from '../../levels/LevelBadge/LevelBadge.tsx';
import { ProfileStage } from './ProfileStage.tsx';

/** As much of the signed-in user as their header tells. */
export type AccountUser = Pick<
  User,
  'nickname' | 'avatar' | 'background' | 'sign_in_name' | 'invite_code' | 'level' | 'points'
>;

export interface ProfileHeaderProps {
  user: AccountUser;
  /** Shows the invite code with a button to copy it. */
  onCopyInviteCode?: (invite_code: string) => void;
}

/** The signed-in user: pictures, name, level, and the invite code to share. */
export function ProfileHeader({ user, onCopyInviteCode }: ProfileHeaderProps) {
  const { t } = useTranslation('account/profile');
  return (
    <ProfileStage
      user={user}
      foot={
        onCopyInviteCode && (
          <Inline space="xsmall" align="between" wrap={false}>
            <Text inline size="small" tone="secondary">
              {t('mine.inviteCode')}
            </Text>
            <Inline space="none" wrap={false}>
              <Text inline weight="bold" tabular translate="no">
                {user.invite_code}
              </Text>
              <IconButton
                icon={Copy}
                label={t('mine.copyInviteCode')}
                onPress={() => onCopyInviteCode(user.invite_code)}
              />
            </Inline>
          </Inline>
        )
      }
    >
      <Inline space="xsmall">
        <LevelBadge level={user.level} />
        <Text inline size="small" tone="secondary">
          {t('mine.points', { amount: formatMoney(user.points) })}
        </Text>
      </Inline>
      <Text size="small" tone="secondary" lines={1}>
        {user.sign_in_name}
      </Text>
    </ProfileStage>
  );
}
