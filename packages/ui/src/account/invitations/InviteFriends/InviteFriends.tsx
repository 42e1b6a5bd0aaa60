import { Gift, Ticket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListRow } from '../../../patterns/index.ts';
import { Button, Icon, Stack, Surface } from '../../../primitives/index.ts';

export interface InviteFriendsProps {
  /** Opens the share sheet for the user's link; its promise keeps the button loading. */
  onInvite: () => Promise<void>;
  links: { bindCode: string };
}

/** Inviting and being invited: a button to share the user's link, and a link to enter a code. */
export function InviteFriends({ onInvite, links }: InviteFriendsProps) {
  const { t } = useTranslation('account/invitations');
  return (
    <Stack space="small">
      <Button icon={Gift} variant="soft" width="full" onPress={onInvite}>
        {t('share.invite')}
      </Button>
      <Surface space="none">
        <ListRow leading={<Icon icon={Ticket} />} title={t('bindCode.title')} href={links.bindCode} />
      </Surface>
    </Stack>
  );
}
