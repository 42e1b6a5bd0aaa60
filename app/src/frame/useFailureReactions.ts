import { type Reaction, reactionTo } from '@mcy/api/client';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { entryRoutes } from '../routes/account/entry/routes.ts';
import { announce } from '../platform/announcements.ts';
import { onFailure } from '../platform/failures.ts';

/** Reacts to a failure by the error catalog: a modal, a notice, or the way to sign in and back (spec §8). */
export function useFailureReactions(): void {
  const { t } = useTranslation();
  const navigate = useNavigate();

  const react = useEffectEvent((reaction: Reaction) => {
    switch (reaction.kind) {
      case 'modal':
        announce(reaction);
        break;
      case 'networkNotice':
        announce({ kind: 'toast', tone: 'critical', message: t('networkError') });
        break;
      case 'signIn':
        if (reaction.redirects) void navigate(entryRoutes.signIn(location.pathname + location.search));
    }
  });

  useEffect(() => onFailure((error) => react(reactionTo(error))), []);

  useEffect(() => {
    const noticeOffline = (): void => react({ kind: 'networkNotice' });
    addEventListener('offline', noticeOffline);
    return () => removeEventListener('offline', noticeOffline);
  }, []);
}
