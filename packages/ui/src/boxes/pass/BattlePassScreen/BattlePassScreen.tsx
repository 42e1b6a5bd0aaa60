import type { Pass, PassSeason } from '@mcy/api/boxes/pass/contract';
import type { PassTrack } from '@mcy/api/boxes/pass/words';
import { Swords } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, useLocale, useScreenTexts } from '../../../i18n/index.ts';
import { type Load, Screen } from '../../../patterns/index.ts';
import { Stack } from '../../../primitives/index.ts';
import { BuyPassSheet, type PassPurchase } from './BuyPassSheet.tsx';
import { PassHero } from './PassHero.tsx';
import { PassOffer } from './PassOffer.tsx';
import { PassTrackList } from './PassTrackList.tsx';

/** Names a reward of a season. */
export interface RewardName {
  place: number;
  track: PassTrack;
}

export interface BattlePassScreenProps {
  load: Load<Pass>;
  /** Receives one reward, or all that wait; resolves with the names of what came, or null on failure. */
  onCollect: (season_id: string, reward?: RewardName) => Promise<readonly (RewardName & { name: string })[] | null>;
  /** The paid track is being bought; null while it is not. */
  buying: PassPurchase | null;
  onBuy: (season: PassSeason) => void;
  /** A season has started or ended. */
  onTurn: () => void;
  links: { mine: string; boxes: string };
  /** The server's clock, in ms since 1970. */
  now?: (() => number) | undefined;
}

/** The battle pass: seven tasks, their free and paid rewards, and how far the player is (box/zhanling). */
export function BattlePassScreen({ load, onCollect, buying, onBuy, onTurn, links, now }: BattlePassScreenProps) {
  const { t } = useTranslation('boxes/pass');
  const locale = useLocale();
  const [got, setGot] = useState<readonly (RewardName & { name: string })[]>([]);
  return (
    <>
      <Screen
        texts={useScreenTexts()}
        title={t('title')}
        back={links.mine}
        layout="halves"
        load={load}
        shape={[['portrait', { text: 2 }], 'list']}
        empty={({ season, next }) =>
          season === null
            ? {
                icon: Swords,
                title: t('none.title'),
                text: next
                  ? t('none.next', { name: next.name, time: formatDateTime(next.starts_at, locale) })
                  : t('none.body'),
                next: { label: t('boxes'), href: links.boxes },
              }
            : null
        }
      >
        {({ season, ...pass }) => {
          if (season === null) return null;
          const collect = async (reward?: RewardName) => setGot((await onCollect(season.season_id, reward)) ?? []);
          const over = Date.parse(pass.now) >= Date.parse(season.ends_at);
          return (
            <>
              <Stack space="medium">
                <PassHero
                  season={season}
                  next={pass.next}
                  over={over}
                  got={got}
                  onCollectAll={() => collect()}
                  onTurn={onTurn}
                  now={now}
                  boxesHref={links.boxes}
                />
                {!over && <PassOffer season={season} onBuy={() => onBuy(season)} />}
              </Stack>
              <PassTrackList season={season} over={over} got={got} onCollect={collect} />
            </>
          );
        }}
      </Screen>
      {buying && <BuyPassSheet {...buying} />}
    </>
  );
}
