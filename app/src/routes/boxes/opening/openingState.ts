import type { DrawCount, Opening } from '@mcy/api/boxes/opening/contract';

/** The request of `POST /api/box/open`. */
export interface OpenRequest {
  pool_id: string;
  count: DrawCount;
  client_seed: string;
  /** The coupon that it uses up. */
  coupon_id?: string | undefined;
  stones?: number | undefined;
  diamonds?: number | undefined;
  /** What the player saw and agreed to pay beside these, in coins. */
  total: number;
}

/** Why a payment came to nothing. Undecided: no answer came, so it may have been paid for. */
export interface FailedPayment {
  request: OpenRequest;
  error: unknown;
  decided: boolean;
}

/** An order from before, whose outcome nobody knows. */
export interface UnansweredOpening {
  request: OpenRequest;
  /** The player still waits for it. Otherwise the shop is only asked how it ended. */
  resumes: boolean;
}

/**
 * Where an opening is. Only `choosing` and `revealed` can pay, and only `paying` ends in `paid`. `resting`: the button that
 * pays has just come under the player's finger, or what it would do or charge has changed without them, so a tap is no payment.
 * `interrupted`: an order from before has no answer, and is resumed or asked about. `asking`: the shop says how an order
 * ended, and carries nothing out. `paid`: not seen yet. `seeking`: the address names an opening that is being read.
 */
export type OpeningState =
  | { readonly step: 'choosing'; readonly failed: FailedPayment | null }
  | { readonly step: 'resting'; readonly failed: FailedPayment | null }
  | { readonly step: 'interrupted'; readonly request: OpenRequest; readonly resumes: boolean }
  | { readonly step: 'asking'; readonly request: OpenRequest }
  | { readonly step: 'paying'; readonly request: OpenRequest }
  | { readonly step: 'paid'; readonly opening: Opening }
  /** Its results offer the same again, by a button that rests as the other does. */
  | { readonly step: 'revealed'; readonly opening: Opening; readonly resting: boolean }
  | { readonly step: 'seeking'; readonly opening_id: string };

export type OpeningEvent =
  | { readonly type: 'pay'; readonly request: OpenRequest }
  | { readonly type: 'resume' }
  /** The button that pays has appeared, or would do or charge something else without the player having asked for it. */
  | { readonly type: 'offered' }
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
    offered: ({ failed }) => rest(failed),
    moved: (state, { opening_id }) => (opening_id === null ? state : seek(opening_id)),
  },
  resting: {
    // Another state, though it looks the same: the rest begins again.
    offered: ({ failed }) => rest(failed),
    settled: ({ failed }) => ({ step: 'choosing', failed }),
    moved: (state, { opening_id }) => (opening_id === null ? state : seek(opening_id)),
  },
  interrupted: {
    resume: ({ request, resumes }) => ({ step: resumes ? 'paying' : 'asking', request }),
  },
  asking: {
    // The answer is as old as the order: whether the player has seen it by now, only the shop knows.
    answered: (_, { opening }) => seek(opening.opening_id),
    failed: ({ request }, { error, decided }) => rest({ request, error, decided }),
  },
  paying: {
    answered: (_, { opening }) => show(opening),
    failed: ({ request }, { error, decided }) => rest({ request, error, decided }),
  },
  paid: {
    seen: (state, { opening_id }) => (opening_id === state.opening.opening_id ? reveal(state.opening) : state),
    moved: (state, { opening_id }) => (opening_id === state.opening.opening_id ? state : goTo(opening_id)),
  },
  revealed: {
    pay: (state, { request }) => (state.resting ? state : { step: 'paying', request }),
    offered: ({ opening }) => reveal(opening),
    settled: (state) => (state.resting ? { ...state, resting: false } : state),
    openAgain: () => rest(null),
    moved: (state, { opening_id }) => (opening_id === state.opening.opening_id ? state : goTo(opening_id)),
  },
  seeking: {
    found: (state, { opening }) => (opening.opening_id === state.opening_id ? show(opening) : state),
    moved: (state, { opening_id }) => (opening_id === state.opening_id ? state : goTo(opening_id)),
  },
};

interface Beginning {
  /** Orders of this box without an answer, oldest first. */
  unanswered: readonly UnansweredOpening[];
  /** What the address names. */
  opening_id: string | null;
}

/** How a page begins: with what the player waits for, else with what the address names, else with a question of old. */
export function beginOpening({ unanswered, opening_id }: Beginning): OpeningState {
  const waitedFor = unanswered.findLast(({ resumes }) => resumes);
  if (!waitedFor && opening_id !== null) return seek(opening_id);
  const interrupted = waitedFor ?? unanswered[0];
  return interrupted ? { step: 'interrupted', request: interrupted.request, resumes: interrupted.resumes } : rest(null);
}

/** Whether an order is the one that a lost answer was for, client seed aside: pressed again it is the same order. */
function isSameOrder(one: Ordered, other: Ordered): boolean {
  return (
    one.count === other.count &&
    one.total === other.total &&
    one.coupon_id === other.coupon_id &&
    one.stones === other.stones &&
    one.diamonds === other.diamonds
  );
}
type Ordered = Pick<OpenRequest, 'count' | 'total' | 'coupon_id' | 'stones' | 'diamonds'>;

/** The state after an event; the very same object when the event changes nothing. */
export function nextOpening(state: OpeningState, event: OpeningEvent): OpeningState {
  // The table's type pairs each function with its state and event, which an index by two unions forgets.
  const transition = transitions[state.step][event.type] as
    | ((state: OpeningState, event: OpeningEvent) => OpeningState)
    | undefined;
  return transition?.(state, event) ?? state;
}

function goTo(opening_id: string | null): OpeningState {
  return opening_id === null ? rest(null) : seek(opening_id);
}

function rest(failed: FailedPayment | null): OpeningState {
  return { step: 'resting', failed };
}

function seek(opening_id: string): OpeningState {
  return { step: 'seeking', opening_id };
}

function show(opening: Opening): OpeningState {
  return opening.revealed ? reveal(opening) : { step: 'paid', opening };
}

function reveal(opening: Opening): OpeningState {
  return { step: 'revealed', opening, resting: true };
}

/** Whether the button that pays waits for the player to look. */
export function isResting(state: OpeningState): boolean {
  return state.step === 'resting' || (state.step === 'revealed' && state.resting);
}

/** Pressed again after a lost answer it is the same request, client seed and all: the first may have been paid for. */
function sameIfLost(failed: FailedPayment | null, request: OpenRequest): OpenRequest {
  return failed?.decided === false && isSameOrder(failed.request, request) ? failed.request : request;
}
