import { Bell, Hourglass, PackageOpen, ShieldEllipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListRow, PageSection } from '../../../patterns/index.ts';
import { Icon, Surface } from '../../../primitives/index.ts';
import type { MineLinks, MineWaiting } from './MineScreen.tsx';

/** What waits for the player, or what they wait for; nothing when nothing does. */
export function WhatWaits({ waiting, links }: { waiting: MineWaiting; links: MineLinks }) {
  const { t } = useTranslation('account/profile');
  const { unopened, unread, identity, withdrawal } = waiting;
  if (unopened === 0 && unread === 0 && !identity && !withdrawal) return null;
  return (
    <PageSection title={t('mine.waiting.title')}>
      <Surface space="none" selected={unopened > 0}>
        {unopened > 0 && (
          <ListRow
            leading={<Icon icon={PackageOpen} tone="accent" />}
            title={t('mine.unopened.title')}
            description={t('mine.unopened.count', { count: unopened })}
            href={links.unopened}
          />
        )}
        {unread > 0 && (
          <ListRow
            leading={<Icon icon={Bell} />}
            title={t('mine.waiting.unread', { count: unread })}
            href={links.notifications}
          />
        )}
        {identity && (
          <ListRow
            leading={<Icon icon={ShieldEllipsis} />}
            title={t('mine.identity')}
            description={t('mine.waiting.review')}
            href={links.identity}
          />
        )}
        {withdrawal && (
          <ListRow
            leading={<Icon icon={Hourglass} />}
            title={t('mine.withdraw')}
            description={t('mine.waiting.review')}
            href={links.withdraw}
          />
        )}
      </Surface>
    </PageSection>
  );
}
