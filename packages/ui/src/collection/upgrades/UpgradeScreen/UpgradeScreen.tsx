import type { Item, ToyGroup } from '@mcy/api/collection/items/contract';
import type { Upgrade, UpgradeTarget } from '@mcy/api/collection/upgrades/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoadTexts, useScreenTexts } from '../../../i18n/index.ts';
import { HeroSkeleton, type Load, LoadView, NavBar, type PagedLoad } from '../../../patterns/index.ts';
import { ChooseStep } from './ChooseStep.tsx';
import { DrawingStep } from './DrawingStep.tsx';
import { ShowStep } from './ShowStep.tsx';

/** A toy that is put in. */
export type PutToy = Pick<Item, 'item_id' | 'toy_id' | 'name' | 'image' | 'rarity' | 'value'>;

/**
 * `choose` is the only step that can pay. `drawing`: no answer yet, or an earlier upgrade is only asked about. `seek`: the
 * address names one that loads. `show`: it is decided; one that the player has seen skips to its end.
 */
export type UpgradePhase =
  | { readonly step: 'choose' }
  | { readonly step: 'drawing'; readonly asking: boolean }
  | { readonly step: 'seek'; readonly load: Load<never> }
  | { readonly step: 'show'; readonly upgrade: Upgrade };

/** What an upgrade takes and how likely it is, by the rule that the server draws by. */
export interface UpgradePlan {
  /** Coins and stones put in together. */
  paid: number;
  stones: number;
  /** Stones that still raise the chance and that the player has. */
  mostStones: number;
  /** In parts of a million; null without a target or toys. */
  chance: number | null;
  /** What is put in for nothing. */
  overflow: number;
}

export interface UpgradeScreenProps {
  phase: UpgradePhase;
  targets: PagedLoad<UpgradeTarget>;
  target: UpgradeTarget | null;
  onChooseTarget: (target_id: string) => void;
  /** Toys that can be put in, equal ones together. */
  toys: PagedLoad<ToyGroup>;
  /** In the order they were put in. */
  put: readonly PutToy[];
  /** Puts one more of these in. */
  onPut: (group: ToyGroup) => void;
  onTakeOut: (item_id: string) => void;
  plan: UpgradePlan;
  onChooseStones: (stones: number) => void;
  /** The player's stones; null until known. */
  stone: number | null;
  onUpgrade: () => Promise<void>;
  /** An earlier upgrade has no answer: only asking about it goes on. */
  onAsk?: (() => Promise<void>) | undefined;
  /** Why the last try was refused. */
  refusal: string | null;
  /** The agreement's question, while it is open. */
  question?: ReactNode;
  /** Called once when the player has seen how it ended; never for one seen before. */
  onSeen: (upgrade_id: string) => void;
  /** Back to choosing. */
  onAgain: () => void;
  /** `DrawProof` of this upgrade; null until asked for. */
  proof: ReactNode;
  onProve: (upgrade: Upgrade) => void;
  onGoBack: () => void;
  links: { collection: string; boxes: string; item: (item_id: string) => string };
}

/** An upgrade from choosing a toy to seeing how it ended (bag/upgrade). */
export function UpgradeScreen(props: UpgradeScreenProps) {
  const { phase, onGoBack } = props;
  const { t } = useTranslation(['collection/upgrades', 'shell']);
  const { pageTitle } = useScreenTexts();
  const loadTexts = useLoadTexts();
  if (phase.step === 'choose') return <ChooseStep {...props} />;
  return (
    <>
      <title>{pageTitle(t('title'))}</title>
      <NavBar title={t('title')} back={{ label: t('shell:back'), onGoBack }} />
      {phase.step === 'drawing' && <DrawingStep asking={phase.asking} target={props.target} />}
      {phase.step === 'seek' && (
        <LoadView {...loadTexts} load={phase.load} skeleton={<HeroSkeleton />}>
          {() => null}
        </LoadView>
      )}
      {phase.step === 'show' && (
        <ShowStep
          key={phase.upgrade.upgrade_id}
          upgrade={phase.upgrade}
          onSeen={props.onSeen}
          onAgain={props.onAgain}
          proof={props.proof}
          onProve={props.onProve}
          links={props.links}
        />
      )}
    </>
  );
}
