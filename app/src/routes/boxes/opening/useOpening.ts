import { type DrawCount, type Opening, openMysteryBox } from '@mcy/api/boxes/opening/contract';
import { useRevealOpening } from '@mcy/api/boxes/opening/hooks';
import { useOpenMysteryBox } from '@mcy/api/boxes/opening/orders';
import { ApiError, refusalOf } from '@mcy/api/client';
import { couponRefusals, partRefusals } from '@mcy/api/contract';
import type { ChosenParts } from '@mcy/api/wallet/price/rules';
import { useEffect, useEffectEvent, useState } from 'react';
import { NavigationType, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { createStore, useStore } from '../../../platform/createStore.ts';
import { inTime } from '../../../platform/inTime.ts';
import { useIsHere } from '../../../platform/useIsHere.ts';
import { openingRoutes } from './routes.ts';
import { replay } from './replay.ts';
import {
  type OpeningEvent,
  type UnansweredOpening,
  type OpeningState,
  beginOpening,
  isResting,
  nextOpening,
} from './openingState.ts';

/** How long a double tap may take, in ms. */
const doubleTap = 500;

/** How long a player waits for a price that has changed, in ms. */
const patience = 5000;

type UnansweredOrder = ReturnType<ReturnType<typeof useOpenMysteryBox>['unanswered']>[number];

interface OpeningControls {
  state: OpeningState;
  pay: (count: DrawCount, client_seed: string, total: number, coupon_id?: string, parts?: ChosenParts) => Promise<void>;
  /** The button that pays has appeared, or has changed without the player. */
  rest: () => void;
  /** The opening that the address named has been read. */
  find: (opening: Opening) => void;
  reveal: (opening_id: string) => void;
  openAgain: () => void;
}

/**
 * One opening after another, each paid once. The state lives outside React: an event is decided when it comes, not when
 * the screen gets to drawing it. The address follows the state, so that a reload shows the same opening again.
 */
export function useOpening(pool_id: string, readPrice: () => Promise<unknown>): OpeningControls {
  const navigate = useNavigate();
  const navigation = useNavigationType();
  const [parameters] = useSearchParams();
  const opening_id = parameters.get('opening_id');
  const open = useOpenMysteryBox({ suppressed: true });
  const [machine] = useState(() =>
    createStore(beginOpening({ unanswered: open.unanswered().filter((order) => isOf(order, pool_id)), opening_id })),
  );
  const state = useStore(machine);
  const reveal = useRevealOpening({ suppressed: true });
  const isHere = useIsHere();

  /** Whether the event changed anything. */
  function send(event: OpeningEvent): boolean {
    const before = machine.read();
    const after = nextOpening(before, event);
    if (after !== before) machine.write(after);
    return after !== before;
  }

  /** The browser's address changes at once, the router's some time later. Who has left is not called back. */
  function replaceAddress(address: string): void {
    if (isHere()) void navigate(address, { replace: true });
  }

  async function begin(event: Extract<OpeningEvent, { type: 'pay' | 'resume' }>): Promise<void> {
    if (!send(event)) return;
    const begun = machine.read();
    if (begun.step !== 'paying' && begun.step !== 'asking') return;
    try {
      const { opening } = await (begun.step === 'asking' ? open.ask : open.place)(begun.request);
      if (send({ type: 'answered', opening })) replaceAddress(replay(opening));
    } catch (error) {
      const decided = error instanceof ApiError && error.decided;
      // Otherwise the old price would be offered again until the page reads the new one.
      if (isOfThePrice(error)) await inTime(patience, readPrice).catch(() => {});
      send({ type: 'failed', error, decided });
    }
  }

  const resume = useEffectEvent(() => void begin({ type: 'resume' }));
  useEffect(() => resume(), []);

  const settle = useEffectEvent(() => void send({ type: 'settled' }));
  useEffect(() => {
    if (!isResting(state)) return undefined;
    let timer = setTimeout(settle, doubleTap);
    // A player who keeps tapping has not looked yet.
    function rest(): void {
      clearTimeout(timer);
      timer = setTimeout(settle, doubleTap);
    }
    addEventListener('pointerdown', rest, true);
    addEventListener('keydown', rest, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', rest, true);
      removeEventListener('keydown', rest, true);
    };
  }, [state]);

  const follow = useEffectEvent((named: string | null) => void send({ type: 'moved', opening_id: named }));
  useEffect(() => {
    // Every address that this hook writes replaces one: what it wrote is no wish of the player's.
    if (navigation !== NavigationType.Replace) follow(opening_id);
  }, [navigation, opening_id]);

  return {
    state,
    pay: (count, client_seed, total, coupon_id, parts) =>
      begin({
        type: 'pay',
        request: { pool_id, count, client_seed, total, ...(coupon_id !== undefined && { coupon_id }), ...parts },
      }),
    rest: () => void send({ type: 'offered' }),
    find: (opening) => void send({ type: 'found', opening }),
    reveal(seen_id) {
      if (send({ type: 'seen', opening_id: seen_id })) reveal.mutate({ opening_id: seen_id });
    },
    openAgain() {
      if (send({ type: 'openAgain' })) replaceAddress(openingRoutes.open(pool_id));
    },
  };
}

/** Whether an order was refused because the price, or the coupon, is not what it was on screen. */
function isOfThePrice(error: unknown): boolean {
  const refuses = { ...couponRefusals, ...partRefusals };
  return refusalOf(openMysteryBox, error) === 'price_changed' || refusalOf({ refuses }, error) !== null;
}

/** Every order of this page names its price. */
function isOf(order: UnansweredOrder, pool_id: string): order is UnansweredOpening {
  return order.request.pool_id === pool_id && order.request.total !== undefined;
}
