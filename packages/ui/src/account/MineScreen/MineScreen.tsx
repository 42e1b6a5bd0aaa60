import { useTranslation } from 'react-i18next';
import { type Locale, useLoadTexts } from '../../i18n/index.ts';
import { type Load, LoadView, NavBar } from '../../patterns/index.ts';
import { Grid, Inset, Stack } from '../../primitives/index.ts';
import type { Theme } from '../../tokens/index.ts';
import { Preferences } from '../Preferences/Preferences.tsx';
import { NotificationBell } from '../NotificationBell/NotificationBell.tsx';
import type { AccountUser } from '../ProfileHeader/ProfileHeader.tsx';
import { AccountSummary } from './AccountSummary.tsx';
import { GuestWelcome } from './GuestWelcome.tsx';
import { MineMenu } from './MineMenu.tsx';
import { MineSkeleton } from './MineSkeleton.tsx';

/** What the signed-in state of the screen shows. */
export interface MineAccount {
  user: AccountUser;
  /** Coins. */
  balance: number;
  /** Openings paid for whose results were never looked at. */
  unopened_count: number;
}

export interface MineLinks {
  signIn: string;
  register: string;
  recharge: string;
  withdraw: string;
  boxRecord: string;
  moneyFlow: string;
  notifications: string;
  profile: string;
  settings: string;
  /** Where the unopened results are looked at. */
  unopened: string;
}

export interface MineScreenProps {
  /** Null for a guest. */
  account: Load<MineAccount | null>;
  /** Notifications not read yet; null for a guest, who has none. */
  unread: number | null;
  theme: Theme;
  links: MineLinks;
  onChooseLocale: (locale: Locale) => void;
  onChooseTheme: (theme: Theme) => void;
  onCopyInviteCode: (invite_code: string) => void;
}

/** My account: who is signed in, what they hold, and the ways to everything of theirs (index/mine, tab 4). */
export function MineScreen({
  account,
  unread,
  theme,
  links,
  onChooseLocale,
  onChooseTheme,
  onCopyInviteCode,
}: MineScreenProps) {
  const { t } = useTranslation('account');
  const loadTexts = useLoadTexts();
  const guest = account.status === 'loaded' && account.data === null;
  return (
    <>
      <NavBar
        title={t('mine.title')}
        actions={unread === null ? undefined : <NotificationBell href={links.notifications} unread={unread} />}
      />
      <Inset space={{ phone: 'medium', tablet: 'large' }}>
        <Grid columns={{ phone: 1, desktop: 2 }} space="large" align="start">
          <LoadView {...loadTexts} load={account} skeleton={<MineSkeleton />}>
            {(data) =>
              data === null ? (
                <GuestWelcome links={links} />
              ) : (
                <AccountSummary account={data} links={links} onCopyInviteCode={onCopyInviteCode} />
              )
            }
          </LoadView>
          <Stack space="large">
            {guest ? (
              // Who has an account finds the same in the settings.
              <Preferences theme={theme} onChooseLocale={onChooseLocale} onChooseTheme={onChooseTheme} />
            ) : (
              <MineMenu links={links} />
            )}
          </Stack>
        </Grid>
      </Inset>
    </>
  );
}
