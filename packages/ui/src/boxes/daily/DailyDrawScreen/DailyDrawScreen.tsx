import type { DailyDraw, OwnDailyDraw } from '@mcy/api/boxes/daily/contract';
import type { Opening } from '@mcy/api/boxes/opening/contract';
import type { Odds, PoolDetail } from '@mcy/api/boxes/pools/contract';
import { Share2, Volume2, VolumeX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLoadTexts } from '../../../i18n/index.ts';
import { HeroSkeleton } from '../../../patterns/HeroLayout/HeroSkeleton.tsx';
import { type Load, LoadView, NavBar, type PagedLoad } from '../../../patterns/index.ts';
import { IconButton } from '../../../primitives/index.ts';
import { DrawingStep } from '../../opening/OpenScreen/DrawingStep.tsx';
import { StageFrame } from '../../pools/StageFrame/StageFrame.tsx';
import { DailyLook } from './DailyLook.tsx';
import { DailyShow } from './DailyShow.tsx';

/** `look`: the draw and what it gives. `drawing`: it is under way. `seek`: an earlier result loads. `show`: the result. */
export type DailyPhase =
  | { readonly step: 'look' }
  | { readonly step: 'drawing' }
  | { readonly step: 'seek'; readonly load: Load<never> }
  | { readonly step: 'show'; readonly opening: Opening };

export interface DailyDrawScreenProps {
  load: Load<{ daily: DailyDraw; pool: PoolDetail; odds: Odds }>;
  /** The player's own draw of today; null for a guest, undefined while it loads. */
  own: Pick<OwnDailyDraw, 'opening_id' | 'reminds'> | null | undefined;
  /** The player's latest draws; null for a guest. */
  history: PagedLoad<Opening> | null;
  phase: DailyPhase;
  /** Why the shop refused the last try, in the player's language. */
  refusal?: string | undefined;
  onDraw: (client_seed: string) => Promise<void>;
  /** Called once when the player has seen the result; never for one seen before. */
  onSeen: (opening_id: string) => void;
  /** The result was looked at for long enough. */
  onFinish: () => void;
  onRemind: (reminds: boolean) => Promise<void>;
  /** The draw has opened or closed. */
  onTurn: () => void;
  onShare: (opening?: Opening) => Promise<void>;
  onGoBack: () => void;
  /** True when sound is on; off by default. */
  sound: boolean;
  onSoundChange: (sound: boolean) => void;
  /** The server's clock, in ms since 1970. */
  now?: () => number;
  links: {
    signIn: string;
    /** The result of one of the player's draws. */
    result: (opening_id: string) => string;
    odds: (pool_id: string) => string;
    record: string;
    collection: string;
    stones: string;
    coupons: string;
  };
}

/** The free daily draw (box/daily, spec §9): when it opens, what it gives and how likely, one draw an evening, and its scene. */
export function DailyDrawScreen({
  phase,
  load,
  sound,
  onSoundChange,
  onGoBack,
  onShare,
  ...props
}: DailyDrawScreenProps) {
  const { t } = useTranslation(['boxes/daily', 'boxes/opening', 'shell']);
  const loadTexts = useLoadTexts();
  return (
    <>
      <NavBar
        title={t('title')}
        variant={phase.step === 'look' && load.status !== 'failed' ? 'ghost' : 'solid'}
        back={{ label: t('shell:back'), onGoBack }}
        actions={
          phase.step === 'look' ? (
            load.status === 'failed' ? undefined : (
              <IconButton icon={Share2} label={t('shell:share')} onPress={() => onShare()} />
            )
          ) : (
            <IconButton
              icon={sound ? Volume2 : VolumeX}
              label={t('boxes/opening:open.sound')}
              aria-pressed={sound}
              onPress={() => onSoundChange(!sound)}
            />
          )
        }
      />
      {phase.step === 'look' && (
        <LoadView {...loadTexts} load={load} skeleton={<HeroSkeleton />}>
          {(data) => <DailyLook {...props} {...data} />}
        </LoadView>
      )}
      {phase.step === 'drawing' && (
        <DrawingStep vessel="lantern" image={load.status === 'loaded' ? load.data.pool.image : null} />
      )}
      {phase.step === 'seek' && (
        <LoadView
          {...loadTexts}
          load={phase.load}
          skeleton={
            <StageFrame label={t('boxes/opening:open.stage')} light="dim">
              {null}
            </StageFrame>
          }
        >
          {() => null}
        </LoadView>
      )}
      {phase.step === 'show' && (
        <DailyShow
          key={phase.opening.opening_id}
          opening={phase.opening}
          sound={sound}
          onSeen={props.onSeen}
          onFinish={props.onFinish}
          onShare={() => onShare(phase.opening)}
          links={props.links}
        />
      )}
    </>
  );
}
