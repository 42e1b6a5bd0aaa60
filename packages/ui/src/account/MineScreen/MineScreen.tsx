import { useTranslation } from 'react-i18next';
import { type Locale, useLoadTexts } from '../../i18n/index.ts';
import { type Load, LoadView, NavBar } from '../../patterns/index.ts';
import { Grid, Inset, Stack } from '../../primitives/index.ts';
import type { Theme } from '../../tokens/index.ts';
import type { AccountUser } from '../ProfileHeader/ProfileHeader.tsx';
import { AccountSummary } from './AccountSummary.tsx';
import { GuestWelcome } from './GuestWelcome.tsx';
import { MineMenu } from './MineMenu.tsx';
import { MineSkeleton } from './MineSkeleton.tsx';
import { Preferences } from './Preferences.tsx';
import { SignOut } from './SignOut.tsx';

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
  /** Where the unopened results are looked at. */
  unopened: string;
}

export interface MineScreenProps {
  /** Null for a guest. */
  account: Load<MineAccount | null>;
  theme: Theme;
  links: MineLinks;
  onChooseLocale: (locale: Locale) => void;
  onChooseTheme: (theme: Theme) => void;
  onCopyInviteCode: (invite_code: string) => void;
  onSignOut: () => Promise<void>;
}

/** My account: who is signed in, what they hold, and the ways to everything of theirs (index/mine, tab 4). */
export function MineScreen({
  account,
  theme,
  links,
  onChooseLocale,
  onChooseTheme,
  onCopyInviteCode,
  onSignOut,
}: MineScreenProps) {
  const { t } = useTranslation('account');
  const loadTexts = useLoadTexts();
  const signedIn = account.status === 'loaded' && account.data !== null;
  return (
    <>
      <NavBar title={t('mine.title')} />
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
            {signedIn && <MineMenu links={links} />}
            <Preferences theme={theme} onChooseLocale={onChooseLocale} onChooseTheme={onChooseTheme} />
            {signedIn && <SignOut onSignOut={onSignOut} />}
          </Stack>
        </Grid>
      </Inset>
    </>
  );
}
