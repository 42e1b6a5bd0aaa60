import { AppShell, type AppShellProps } from '@mcy/ui/patterns';
import { CircleUser, Gift, House, MessagesSquare, PartyPopper } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/**
 * Frame of a screen's story: `parameters: { shell: { tab: 'mine' } }`, or `{ shell: { navigation: 'rail' } }` for a
 * page below the tabs.
 */
export interface ShellParameters {
  navigation?: NonNullable<AppShellProps['navigation']>;
  tab?: keyof typeof places;
}

const places = {
  home: { href: '/', icon: House },
  card: { href: '/pages/index/card', icon: Gift },
  forum: { href: '/pages/index/forum', icon: MessagesSquare },
  activity: { href: '/pages/index/activity', icon: PartyPopper },
  mine: { href: '/pages/index/mine', icon: CircleUser },
} as const;

const tabNames = ['home', 'card', 'forum', 'activity', 'mine'] as const;

/** Shows a screen as in the app: beside the rail, above the tab bar. */
export function StoryShell({ navigation = 'full', tab, children }: ShellParameters & Pick<AppShellProps, 'children'>) {
  const { t } = useTranslation('shell');
  return (
    <AppShell
      navigation={navigation}
      navigationLabel={t('tabs.label')}
      skipLabel={t('skip')}
      tabs={tabNames.map((name) => ({ ...places[name], label: t(`tabs.${name}`), current: name === tab }))}
    >
      {children}
    </AppShell>
  );
}
