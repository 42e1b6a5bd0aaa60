import { useTranslation } from 'react-i18next';
import { ShareSheet, type ShareTarget } from '../../../patterns/index.ts';

export interface PageSharingProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Available share targets, in order. */
  targets: readonly ShareTarget[];
  /** True when the link says who shared it, so that people who register with it count as invited. */
  invites: boolean;
  /** The caller reports the result; the sheet closes once its promise settles. */
  onShareTo: (target: ShareTarget) => Promise<void>;
}

/** Asks where to share a page's link (spec §1). */
export function PageSharing({ open, onOpenChange, targets, invites, onShareTo }: PageSharingProps) {
  const { t } = useTranslation('system/sharing');
  const { t: shell } = useTranslation('shell');
  return (
    <ShareSheet
      open={open}
      onOpenChange={onOpenChange}
      targets={targets}
      onChooseTarget={async (target) => {
        await onShareTo(target);
        onOpenChange(false);
      }}
      texts={{
        title: shell('share'),
        ...(invites && { description: t('share.invites') }),
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
  );
}
