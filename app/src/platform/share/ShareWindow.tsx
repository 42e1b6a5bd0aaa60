import { PageSharing } from '@mcy/ui/system/sharing';
import { linkTargets } from './linkTargets.ts';
import type { SharedPage } from './SharedPage.ts';
import { useShare } from './useShare.ts';

interface ShareWindowProps {
  page: SharedPage;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks where to share a page of this app, and shares it there. */
export function ShareWindow({ page, open, onOpenChange }: ShareWindowProps) {
  const { invites, share } = useShare();
  return (
    <PageSharing
      open={open}
      onOpenChange={onOpenChange}
      targets={linkTargets}
      invites={invites}
      onShareTo={(target) => share(target, page)}
    />
  );
}
