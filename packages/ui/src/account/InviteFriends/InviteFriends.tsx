import { Gift, Ticket } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListRow, ShareSheet, type ShareTarget } from '../../patterns/index.ts';
import { Button, Icon, Stack, Surface } from '../../primitives/index.ts';

export interface InviteFriendsProps {
  /** Where this device can share to, in the order shown. */
  targets: readonly ShareTarget[];
  /** What came of it is the caller's to say; the sheet closes once its promise settles. */
  onShareInvite: (target: ShareTarget) => Promise<void>;
  links: { bindCode: string };
}

/** The ways to invite and to say who invited: a button with the sheet that asks where to share one's link, and the way to link a code. */
export function InviteFriends({ targets, onShareInvite, links }: InviteFriendsProps) {
  const { t } = useTranslation('account');
  const { t: shell } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  return (
    <Stack space="small">
      <Button icon={Gift} variant="soft" width="full" onPress={() => setOpen(true)}>
        {t('share.invite')}
      </Button>
      <Surface space="none">
        <ListRow leading={<Icon icon={Ticket} />} title={t('bindCode.title')} href={links.bindCode} />
      </Surface>
      <ShareSheet
        open={open}
        onOpenChange={setOpen}
        targets={targets}
        onChooseTarget={async (target) => {
          await onShareInvite(target);
          setOpen(false);
        }}
        texts={{
          title: t('share.invite'),
          description: t('share.inviteLead'),
          close: shell('close'),
          targets: {
            copyLink: t('share.targets.copyLink'),
            zalo: t('share.targets.zalo'),
            facebook: t('share.targets.facebook'),
            tiktok: t('share.targets.tiktok'),
            savePicture: t('share.targets.savePicture'),
            system: t('share.targets.system'),
          },
        }}
      />
    </Stack>
  );
}
