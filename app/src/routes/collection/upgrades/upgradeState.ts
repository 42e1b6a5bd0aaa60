import type { Upgrade } from '@mcy/api/collection/upgrades/contract';

/** The request of `POST /api/bag/upgrade`. */
export interface UpgradeRequest {
  target_id: string;
  item_ids: string[];
  stones: number;
  chance: number;
  client_seed: string;
}

/**
 * Where an upgrade is. Only `choosing` can pay, and only `upgrading` ends in `upgraded`. `interrupted`: an order from before
 * has no answer, and is resumed or asked about. `unsure`: no answer came and the player knows; it can only be asked about.
 * `seeking`: the address names an upgrade that is being read.
 */
export type UpgradeState =
  | { readonly step: 'choosing'; readonly error: unknown }
  | { readonly step: 'interrupted'; readonly request: UpgradeRequest; readonly resumes: boolean }
  | { readonly step: 'upgrading'; readonly request: UpgradeRequest; readonly asks: boolean }
  | { readonly step: 'unsure'; readonly request: UpgradeRequest; readonly error: unknown }
  | { readonly step: 'upgraded'; readonly upgrade: Upgrade }
  | { readonly step: 'seeking'; readonly upgrade_id: string };

export type UpgradeEvent =
  | { readonly type: 'upgrade'; readonly request: UpgradeRequest }
  | { readonly type: 'resume' }
  | { readonly type: 'ask' }
  | { readonly type: 'answered'; readonly upgrade: Upgrade }
  | { readonly type: 'failed'; readonly error: unknown; readonly decided: boolean }
  | { readonly type: 'again' }
  /** The player moved to another address of this page; null when it names no upgrade. */
  | { readonly type: 'moved'; readonly upgrade_id: string | null }
  | { readonly type: 'found'; readonly upgrade: Upgrade };

type StateAt<Step> = Extract<UpgradeState, { step: Step }>;
type EventOf<Type> = Extract<UpgradeEvent, { type: Type }>;
type Transitions = {
  readonly [Step in UpgradeState['step']]: {
    readonly [Type in UpgradeEvent['type']]?: (state: StateAt<Step>, event: EventOf<Type>) => UpgradeState;
  };
};

/** What happens in which state. Whatever is not here changes nothing. */
const transitions: Transitions = {
  choosing: {
    upgrade: (_, { request }) => ({ step: 'upgrading', request, asks: false }),
    moved: (state, { upgrade_id }) => (upgrade_id === null ? state : { step: 'seeking', upgrade_id }),
  },
  interrupted: {
    resume: ({ request, resumes }) => ({ step: 'upgrading', request, asks: !resumes }),
  },
  upgrading: {
    answered: (_, { upgrade }) => ({ step: 'upgraded', upgrade }),
    failed: ({ request }, { error, decided }) =>
      decided ? { step: 'choosing', error } : { step: 'unsure', request, error },
  },
  unsure: {
    ask: ({ request }) => ({ step: 'upgrading', request, asks: true }),
  },
  upgraded: {
    again: () => ({ step: 'choosing', error: null }),
    moved: ({ upgrade }, { upgrade_id }) => goTo(upgrade_id, { step: 'upgraded', upgrade }),
  },
  seeking: {
    found: (state, { upgrade }) => (upgrade.upgrade_id === state.upgrade_id ? { step: 'upgraded', upgrade } : state),
    moved: (state, { upgrade_id }) => (upgrade_id === state.upgrade_id ? state : goTo(upgrade_id, null)),
  },
};

interface Beginning {
  /** An order without an answer. */
  unanswered: { request: UpgradeRequest; resumes: boolean } | undefined;
  /** What the address names. */
  upgrade_id: string | null;
}

/** How a page begins: with what has no answer, else with what the address names, else with choosing. */
export function beginUpgrade({ unanswered, upgrade_id }: Beginning): UpgradeState {
  if (unanswered) return { step: 'interrupted', ...unanswered };
  return upgrade_id === null ? { step: 'choosing', error: null } : { step: 'seeking', upgrade_id };
}

/** The state after an event; the very same object when the event changes nothing. */
export function nextUpgrade(state: UpgradeState, event: UpgradeEvent): UpgradeState {
  // The table's type pairs each function with its state and event, which an index by two unions forgets.
  const transition = transitions[state.step][event.type] as
    | ((state: UpgradeState, event: UpgradeEvent) => UpgradeState)
    | undefined;
  return transition?.(state, event) ?? state;
}

function goTo(upgrade_id: string | null, shown: StateAt<'upgraded'> | null): UpgradeState {
  if (upgrade_id === null) return { step: 'choosing', error: null };
  return shown?.upgrade.upgrade_id === upgrade_id ? shown : { step: 'seeking', upgrade_id };
}
