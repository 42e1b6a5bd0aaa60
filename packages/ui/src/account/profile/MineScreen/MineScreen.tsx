import type { Prize } from '@mcy/api/boxes/pools/contract';
import type { IdentityState } from '@mcy/api/account/identity/contract';
import { useTranslation } from 'react-i18next';
import { type Locale, useScreenTexts } from '../../../i18n/index.ts';
import { type Load, Screen, ScreenPart } from '../../../patterns/index.ts';
import { Stack } from '../../../primitives/index.ts';
import { type DeviceChoices, Preferences } from '../Preferences/Preferences.tsx';
import { NotificationBell } from '../../notices/NotificationBell/NotificationBell.tsx';
import type { AccountUser } from '../ProfileHeader/ProfileHeader.tsx';
import { AccountSummary } from './AccountSummary.tsx';
import { GuestWelcome } from './GuestWelcome.tsx';
import { MineHelp } from './MineHelp.tsx';
import { MineMenu } from './MineMenu.tsx';

/** A toy that the player has. */
export interface OwnToy {
  /** Of the newest, where they have several. */
  item_id: string;
  /** How many of it they have. */
  count: number;
  name: string;
  image: string;
  rarity: Prize['rarity'];
}

/** What waits for the player, and their requests in review. */
export interface MineWaiting {
  /** Paid openings whose results they have not seen. */
  unopened: number;
  /** Notifications. */
  unread: number;
  identity: boolean;
  withdrawal: boolean;
}

/** Data of the signed-in state. */
export interface MineAccount {
  user: AccountUser;
  /** Coins. */
  balance: number;
  /** Soul stones. */
  stones: number;
  diamonds: number;
  /** Newest first. */
  toys: readonly OwnToy[];
  waiting: MineWaiting;
}

export interface MineLinks {
  signIn: string;
  register: string;
  recharge: string;
  withdraw: string;
  /** Every box on sale. */
  boxes: string;
  item: (item_id: string) => string;
  /** All of the player's toys. */
  collection: string;
  boxRecord: string;
  boxOrders: string;
  mallOrders: string;
  coupons: string;
  moneyFlow: string;
  stoneFlow: string;
  diamondFlow: string;
  spending: string;
  following: string;
  fans: string;
  level: string;
  rankings: string;
  notifications: string;
  profile: string;
  addresses: string;
  settings: string;
  checkIn: string;
  daily: string;
  pass: string;
  mall: string;
  identity: string;
  /** What operators work on; null for other users. */
  desk: string | null;
  /** Delivery and after-sales page. */
  delivery: string;
  policies: string;
  /** Link to the unopened results. */
  unopened: string;
}

export interface MineScreenProps {
  /** Null for a guest. */
  account: Load<MineAccount | null>;
  /** Unread notifications; null for a guest. */
  unread: number | null;
  /** Counts of followed players and followers; null until known. */
  follows: { following_count: number; fan_count: number } | null;
  /** Status of the identity verification; null when nothing was submitted, undefined until known. */
  identity: IdentityState | null | undefined;
  /** Coupons that the player can use or claim; none until known. */
  coupons: number;
  device: DeviceChoices;
  links: MineLinks;
  onChooseLocale: (locale: Locale) => void;
  onChooseDevice: (changed: Partial<DeviceChoices>) => void;
}

/** My account: who is signed in, their toys, their balance, what waits, and links to all of it (index/mine, tab 4). */
export function MineScreen({
  account,
  unread,
  follows,
  identity,
  coupons,
  device,
  links,
  onChooseLocale,
  onChooseDevice,
}: MineScreenProps) {
  const { t } = useTranslation('account/profile');
  const guest = account.status === 'loaded' && account.data === null;
  return (
    <Screen
      texts={useScreenTexts()}
      title={t('mine.title')}
      corner={unread === null ? undefined : <NotificationBell href={links.notifications} unread={unread} />}
      layout="halves"
    >
      <ScreenPart load={account} shape={['header', 'line', 'tiles', { figures: 1 }]}>
        {(data) =>
          data === null ? (
            <GuestWelcome links={links} />
          ) : (
            <AccountSummary account={data} follows={follows} links={links} />
          )
        }
      </ScreenPart>
      <Stack space="large">
        {guest ? (
          // Signed-in users find the same in the settings.
          <Preferences device={device} onChooseLocale={onChooseLocale} onChooseDevice={onChooseDevice} />
        ) : (
          <MineMenu identity={identity} coupons={coupons} links={links} />
        )}
        <MineHelp links={links} />
      </Stack>
    </Screen>
  );
}
