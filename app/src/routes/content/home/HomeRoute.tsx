import { useMysteryBoxPools, useSeries } from '@mcy/api/boxes/pools/hooks';
import { useRecentWins } from '@mcy/api/boxes/opening/hooks';
import { useBanners } from '@mcy/api/content/home/hooks';
import { MysteryBoxCard } from '@mcy/ui/boxes/pools';
import { UnopenedTray } from '@mcy/ui/boxes/tray';
import { GuestCorner, HomeScreen } from '@mcy/ui/content/home';
import {
  type ComponentProps,
  type ComponentType,
  type Dispatch,
  type SetStateAction,
  Suspense,
  lazy,
  useEffect,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { mapLoad } from '../../../platform/mapLoad.ts';
import { PageTitle } from '../../../platform/PageTitle.tsx';
import { useSession } from '../../../platform/session.ts';
import { useLoad } from '../../../platform/useLoad.ts';
import { usePagedLoad } from '../../../platform/usePagedLoad.ts';
import { entryRoutes } from '../../account/entry/routes.ts';
import { poolsRoutes } from '../../boxes/pools/routes.ts';
import { openingRoutes } from '../../boxes/opening/routes.ts';
import { searchRoutes } from '../../mall/search/routes.ts';
import { replay } from '../../boxes/opening/replay.ts';
import { useTray } from '../../boxes/opening/useTray.ts';
import { readExpectedUnpaid } from '../../wallet/unpaid/expectedUnpaid.ts';
import type { ChooseLanguageProps } from './ChooseLanguage.tsx';
import type { homeParts } from './homeParts.ts';
import { homeRoutes } from './routes.ts';

/** How often the strip of wins is read again, in ms. */
const winsInterval = 10_000;

type HomeParts = typeof homeParts;

const loadParts = () => import('./homeParts.ts').then((module) => module.homeParts);

export function HomeRoute() {
  'use no memo';
  const { t } = useTranslation('content/home');
  const banners = useLoad({ banners: useBanners({}) });
  const wins = useLoad({ wins: useRecentWins({}, { refetchInterval: () => winsInterval }) });
  const series = useLoad({ series: useSeries({}) });
  const pools = usePagedLoad(useMysteryBoxPools({}));
  const tray = useTray();
  const [expectedUnpaid, expectUnpaid] = useState(readExpectedUnpaid);
  return (
    <>
      <PageTitle>{t('home.title')}</PageTitle>
      <HomeScreen
        banners={mapLoad(banners, (data) => data.banners.rows)}
        wins={mapLoad(wins, (data) => data.wins.rows)}
        series={mapLoad(series, (data) => data.series.rows)}
        pools={mapLoad(pools, (data) => data.rows)}
        renderPool={(pool) => <MysteryBoxCard pool={pool} href={poolsRoutes.pool(pool.pool_id)} />}
        corner={<Corner />}
        tonight={<TonightSlot />}
        unpaid={<UnpaidSlot onCount={expectUnpaid} />}
        expectedUnpaid={expectedUnpaid}
        doors={<DoorsSlot />}
        tray={<UnopenedTray {...tray} href={replay} allHref={openingRoutes.openAll} />}
        links={{
          pool: poolsRoutes.pool,
          series: poolsRoutes.poolChoice,
          boxes: poolsRoutes.mysteryBoxes,
          search: searchRoutes.search(),
        }}
      />
    </>
  );
}

const tonight = (parts: HomeParts) => parts.tonight();
const doors = (parts: HomeParts) => parts.doors();
const unpaid = (parts: HomeParts) => parts.unpaid();

/** Hands over a part that comes after the page: nobody's own state is in a page that is rendered for all. */
function useLater<Props>(
  find: ((parts: HomeParts) => Promise<ComponentType<Props>>) | null,
  setPart: Dispatch<SetStateAction<ComponentType<Props> | null>>,
): void {
  'use no memo';
  useEffect(() => {
    if (find === null) return;
    loadParts()
      .then(find)
      .then((loaded) => setPart(() => loaded))
      .catch(() => {});
  }, [find, setPart]);
}

function TonightSlot() {
  'use no memo';
  const [Tonight, setTonight] = useState<ComponentType | null>(null);
  useLater(tonight, setTonight);
  return Tonight && <Tonight />;
}

function DoorsSlot() {
  'use no memo';
  const [Doors, setDoors] = useState<ComponentType | null>(null);
  useLater(doors, setDoors);
  return Doors && <Doors />;
}

type UnpaidPart = Awaited<ReturnType<HomeParts['unpaid']>>;

/** A player's; its place is kept by what was there last. */
function UnpaidSlot({ onCount }: { onCount: (count: number) => void }) {
  'use no memo';
  const [Unpaid, setUnpaid] = useState<ComponentType<ComponentProps<UnpaidPart>> | null>(null);
  useLater(useSession() === null ? null : unpaid, setUnpaid);
  return Unpaid && <Unpaid few={{ onCount }} />;
}

/** Without a connection the page does without the coins. */
const PlayerCorner = lazy<ComponentType>(() =>
  import('./PlayerCorner.tsx').then(
    (module) => ({ default: module.PlayerCorner }),
    () => ({ default: () => null }),
  ),
);

function Corner() {
  'use no memo';
  const signedIn = useSession() !== null;
  const [Choice, setChoice] = useState<ComponentType<ChooseLanguageProps> | null>(null);
  if (signedIn) {
    return (
      <Suspense>
        <PlayerCorner />
      </Suspense>
    );
  }
  return (
    <>
      <GuestCorner
        signIn={entryRoutes.signIn(homeRoutes.home)}
        onChooseLanguage={async () => {
          const loaded = await (await loadParts()).chooseLanguage();
          setChoice(() => loaded);
        }}
      />
      {Choice && <Choice onClose={() => setChoice(null)} />}
    </>
  );
}
