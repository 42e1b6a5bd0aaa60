import { useShareKey } from '@mcy/api/account/hooks';
import { useLocale } from '@mcy/ui/i18n';
import type { ShareTarget } from '@mcy/ui/patterns';
import { useTranslation } from 'react-i18next';
import { announce } from '../announcements.ts';
import { makeShareLink } from './makeShareLink.ts';
import { shareLink } from './shareLink.ts';

/** For a signed-in user: shares a page of this app, and says what came of it (spec §1). */
export function useShare(): (target: ShareTarget, path: string, title: string) => Promise<void> {
  const { t } = useTranslation('account');
  const { t: shell } = useTranslation('shell');
  const lang = useLocale();
  const shareKey = useShareKey({});
  return async (target, path, title) => {
    const key = shareKey.data?.key;
    if (key === undefined) {
      void shareKey.refetch();
      announce({ kind: 'toast', tone: 'caution', message: t('share.notReady') });
      return;
    }
    const link = makeShareLink({ path, origin: __SHOP_ORIGIN__ || location.origin, lang, key, now: Date.now() });
    const outcome = await shareLink(target, link, title);
    if (outcome === 'sent') return;
    const message = outcome === 'copyFailed' ? shell('copyFailed') : t(`share.${outcome}`);
    announce({ kind: 'toast', tone: outcome === 'linkCopied' ? 'positive' : 'caution', message });
  };
}
