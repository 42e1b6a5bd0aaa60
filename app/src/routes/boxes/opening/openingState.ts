import type { DrawCount, Opening } from '@mcy/api/boxes/opening/contract';

/** The request of `POST /api/box/open`. */
export interface OpenRequest {
  pool_id: string;
  count: DrawCount;
  client_seed: string;
}

/** Why a payment came to nothing. Undecided: no answer came, so it may have been paid for. */
export interface FailedPayment {
  request: OpenRequest;
  error: unknown;
  decided: boolean;
}

/**
 * Where an opening is. Only `choosing` can pay, and only `paying` ends in `paid`. `interrupted`: a reload came before
 * the answer, and the same request is made again. `paid`: not seen yet. `seeking`: the address names an opening that
 * is being read. `returning`: the button that pays has just come under the finger that asked for it, whose second tap
 * is no payment.
 */
export type OpeningState =
  | { readonly step: 'choosing'; readonly failed: FailedPayment | null }
  | { readonly step: 'interrupted'; readonly request: OpenRequest }
  | { readonly step: 'paying'; readonly request: OpenRequest }
  | { readonly step: 'paid'; readonly opening: Opening }
  | { readonly step: 'revealed'; readonly opening: Opening }
  | { readonly step: 'seeking'; readonly opening_id: string }
  | { readonly step: 'returning' };

export type OpeningEvent =
  | { readonly type: 'pay'; readonly request: OpenRequest }
  | { readonly type: 'resume' }
  | { readonly type: 'answered'; readonly opening: Opening }
  | { readonly type: 'failed'; readonly error: unknown; readonly decided: boolean }
  | { readonly type: 'seen'; readonly opening_id: string }
  | { readonly type: 'openAgain' }
  | { readonly type: 'settled' }
  /** The player moved to another address of this page; null when it names no opening. */
  | { readonly type: 'moved'; readonly opening_id: string | null }
  | { readonly type: 'found'; readonly opening: Opening };

type StateAt<Step> = Extract<OpeningState, { step: Step }>;
type EventOf<Type> = Extract<OpeningEvent, { type: Type }>;
type Transitions = {
  readonly [Step in OpeningState['step']]: {
    readonly [Type in OpeningEvent['type']]?: (state: StateAt<Step>, event: EventOf<Type>) => OpeningState;
  };
};

/** What happens in which state. Whatever is not here changes nothing. */
const transitions: Transitions = {
  choosing: {
    pay: ({ failed }, { request }) => ({ step: 'paying', request: sameIfLost(failed, request) }),
    moved: (state, { opening_id }) => (opening_id === null ? state : seek(opening_id)),
  },
  interrupted: {
    resume: ({ request }) => ({ step: 'paying', request }),
  },
  paying: {
    answered: (_, { opening }) => show(opening),
    failed: ({ request }, { error, decided }) => ({ step: 'choosing', failed: { request, error, decided } }),
  },
  paid: {
    seen: (state, { opening_id }) =>
      opening_id === state.opening.opening_id ? { step: 'revealed', opening: state.opening } : state,
    moved: (state, { opening_id }) => (opening_id === state.opening.opening_id ? state : goTo(opening_id)),
  },
  revealed: {
    openAgain: () => ({ step: 'returning' }),
    moved: (state, { opening_id }) => (opening_id === state.opening.opening_id ? state : goTo(opening_id)),
  },
  seeking: {
    found: (state, { opening }) => (opening.opening_id === state.opening_id ? show(opening) : state),
    moved: (state, { opening_id }) => (opening_id === state.opening_id ? state : goTo(opening_id)),
  },
  returning: {
    settled: () => choosing,
    moved: (state, { opening_id }) => (opening_id === null ? state : seek(opening_id)),
  },
};

const choosing: OpeningState = { step: 'choosing', failed: null };

interface Beginning {
  /** A payment that a reload interrupted: it comes before whatever the address names. */
  interrupted: OpenRequest | null;
  /** A payment whose answer was lost when the player was here before. */
  undecided: FailedPayment | null;
  /** What the address names. */
  opening_id: string | null;
}

/** How a page begins. */
export function beginOpening({ interrupted, undecided, opening_id }: Beginning): OpeningState {
  if (interrupted) return { step: 'interrupted', request: interrupted };
  return opening_id === null ? { step: 'choosing', failed: undecided } : seek(opening_id);
}

/** The state after an event; the very same object when the event changes nothing. */
export function nextOpening(state: OpeningState, event: OpeningEvent): OpeningState {
  // The table's type pairs each function with its state and event, which an index by two unions forgets.
  const transition = transitions[state.step][event.type] as
    | ((state: OpeningState, event: OpeningEvent) => OpeningState)
    | undefined;
  return transition?.(state, event) ?? state;
}

function goTo(opening_id: string | null): OpeningState {
  return opening_id === null ? choosing : seek(opening_id);
}

function seek(opening_id: string): OpeningState {
  return { step: 'seeking', opening_id };
}

function show(opening: Opening): OpeningState {
  return { step: opening.revealed ? 'revealed' : 'paid', opening };
}

/** Pressed again after a lost answer it is the same request, client seed and all: the first may have been paid for. */
function sameIfLost(failed: FailedPayment | null, request: OpenRequest): OpenRequest {
  return failed?.decided === false && failed.request.count === request.count ? failed.request : request;
}
