import type { Opening } from '@mcy/api/boxes/opening/contract';
import { PackageOpen, Volume2, VolumeX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLoadTexts } from '../../../i18n/index.ts';
import { EmptyState, type Load, LoadView, NavBar } from '../../../patterns/index.ts';
import { Button, IconButton, Link } from '../../../primitives/index.ts';
import { HeroSkeleton } from '../../../patterns/HeroLayout/HeroSkeleton.tsx';
import { RevealStep } from '../OpenScreen/RevealStep.tsx';

export interface OpenAllScreenProps {
  /** Paid openings not seen yet, as they were when the page opened: those of one show. Empty when there are none. */
  load: Load<readonly Opening[]>;
  /** How many wait for the next show. */
  rest: number;
  /** Begins the next show. */
  onOpenRest: () => void;
  /** Called once when the player has seen every toy of all of them. */
  onSeen: () => void;
  /** Asks where to share what came out. */
  onShare: (opening: Opening) => Promise<void>;
  sound: boolean;
  onSoundChange: (sound: boolean) => void;
  onGoBack: () => void;
  links: {
    /** Where what was drawn is sent home from. */
    deliver: (opening_ids: readonly string[]) => string;
    record: string;
    prize: (prize_id: string) => string;
    pools: string;
  };
}

/** Several paid openings in one show. Nothing is paid here (box/open_all). */
export function OpenAllScreen({
  load,
  rest,
  onOpenRest,
  onSeen,
  onShare,
  sound,
  onSoundChange,
  onGoBack,
  links,
}: OpenAllScreenProps) {
  const { t } = useTranslation(['boxes/opening', 'boxes/tray', 'shell']);
  const other = (
    <Button asChild size="large" width="full">
      <Link href={links.pools}>{t('open.soldOut')}</Link>
    </Button>
  );
  return (
    <>
      <NavBar
        title={t('open.title')}
        back={{ label: t('shell:back'), onGoBack }}
        actions={
          <IconButton
            icon={sound ? Volume2 : VolumeX}
            label={t('open.sound')}
            aria-pressed={sound}
            onPress={() => onSoundChange(!sound)}
          />
        }
      />
      <LoadView {...useLoadTexts()} load={load} skeleton={<HeroSkeleton />}>
        {(openings) => {
          const [first] = openings;
          if (!first) return <EmptyState icon={PackageOpen} title={t('open.allSeen')} action={other} />;
          const kinds = new Set(openings.map(({ pool_kind }) => pool_kind));
          // Of several kinds it is shown as a box.
          const pool_kind = kinds.size === 1 ? first.pool_kind : undefined;
          const together = { ...first, pool_kind, results: openings.flatMap(({ results }) => results) };
          return (
            <RevealStep
              key={first.opening_id}
              opening={together}
              sound={sound}
              onSeen={onSeen}
              onShare={() => onShare(together)}
              links={{ ...links, deliver: links.deliver(openings.map(({ opening_id }) => opening_id)) }}
              next={
                rest === 0 ? (
                  other
                ) : (
                  <Button size="large" width="full" onPress={onOpenRest}>
                    {t('open.rest', { count: rest })}
                  </Button>
                )
              }
            />
          );
        }}
      </LoadView>
    </>
  );
}
