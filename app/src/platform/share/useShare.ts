import { useShareKey } from '@mcy/api/account/invitations/hooks';
import { useLocale } from '@mcy/ui/i18n';
import type { ShareTarget } from '@mcy/ui/patterns';
import { useTranslation } from 'react-i18next';
import { announce } from '../announcements.ts';
import { useSession } from '../session.ts';
import { makeShareLink } from './makeShareLink.ts';
import type { SharedPage } from './SharedPage.ts';
import { shareLink } from './shareLink.ts';

interface Share {
  /** True when the link says who shared it; false for guests. */
  invites: boolean;
  share: (target: ShareTarget, page: SharedPage) => Promise<void>;
}

/** Shares a page of this app and reports the result (spec §1). */
export function useShare(): Share {
  const { t } = useTranslation('system/sharing');
  const { t: shell } = useTranslation('shell');
  const lang = useLocale();
  const invites = useSession() !== null;
  const shareKey = useShareKey({});

  async function share(target: ShareTarget, { path, title }: SharedPage): Promise<void> {
    // Who taps before the key has come waits for it.
    const key = invites ? (shareKey.data ?? (await shareKey.refetch()).data)?.key : null;
    if (key === undefined) {
      announce({ kind: 'toast', tone: 'caution', message: t('share.notReady') });
      return;
    }
    const link = makeShareLink({ path, origin: __SHOP_ORIGIN__ || location.origin, lang, key, now: Date.now() });
    const outcome = await shareLink(target, link, title);
    if (outcome === 'sent') return;
    const message = outcome === 'copyFailed' ? shell('copyFailed') : t(`share.${outcome}`);
    announce({ kind: 'toast', tone: outcome === 'linkCopied' ? 'positive' : 'caution', message });
  }

  return { invites, share };
}
