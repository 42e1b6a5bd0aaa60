import { ApiError } from '@mcy/api/client';
import type { Upgrade } from '@mcy/api/collection/upgrades/contract';
import { useRevealUpgrade } from '@mcy/api/collection/upgrades/hooks';
import { useUpgradeItems } from '@mcy/api/collection/upgrades/orders';
import { useEffect, useEffectEvent, useState } from 'react';
import { NavigationType, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { createStore, useStore } from '../../../platform/createStore.ts';
import { useIsHere } from '../../../platform/useIsHere.ts';
import { upgradesRoutes } from './routes.ts';
import {
  type UpgradeEvent,
  type UpgradeRequest,
  type UpgradeState,
  beginUpgrade,
  nextUpgrade,
} from './upgradeState.ts';

interface Upgrading {
  state: UpgradeState;
  upgrade: (request: UpgradeRequest) => Promise<void>;
  /** Asks how the one without an answer ended. */
  ask: () => Promise<void>;
  /** The upgrade that the address names has been read. */
  find: (upgrade: Upgrade) => void;
  reveal: (upgrade_id: string) => void;
  again: () => void;
}

/**
 * One upgrade after another, each paid once. As with openings, an event is decided when it comes, and the address follows
 * the state, so that a reload shows the same upgrade again.
 */
export function useUpgrading(): Upgrading {
  const navigate = useNavigate();
  const navigation = useNavigationType();
  const upgrade_id = useSearchParams()[0].get('upgrade_id');
  const order = useUpgradeItems({ suppressed: true });
  const [machine] = useState(() => createStore(beginUpgrade({ unanswered: order.unanswered()[0], upgrade_id })));
  const state = useStore(machine);
  const reveal = useRevealUpgrade({ suppressed: true });
  const isHere = useIsHere();

  /** Whether the event changed anything. */
  function send(event: UpgradeEvent): boolean {
    const before = machine.read();
    const after = nextUpgrade(before, event);
    if (after !== before) machine.write(after);
    return after !== before;
  }

  function replaceAddress(address: string): void {
    if (isHere()) void navigate(address, { replace: true });
  }

  async function begin(event: Extract<UpgradeEvent, { type: 'upgrade' | 'resume' | 'ask' }>): Promise<void> {
    if (!send(event)) return;
    const begun = machine.read();
    if (begun.step !== 'upgrading') return;
    try {
      const { upgrade } = await (begun.asks ? order.ask : order.place)(begun.request);
      if (send({ type: 'answered', upgrade })) replaceAddress(upgradesRoutes.upgrade(undefined, upgrade.upgrade_id));
    } catch (error) {
      send({ type: 'failed', error, decided: error instanceof ApiError && error.decided });
    }
  }

  const resume = useEffectEvent(() => void begin({ type: 'resume' }));
  useEffect(() => resume(), []);

  const follow = useEffectEvent((named: string | null) => void send({ type: 'moved', upgrade_id: named }));
  useEffect(() => {
    // Every address that this hook writes replaces one: what it wrote is no wish of the player's.
    if (navigation !== NavigationType.Replace) follow(upgrade_id);
  }, [navigation, upgrade_id]);

  return {
    state,
    upgrade: (request) => begin({ type: 'upgrade', request }),
    ask: () => begin({ type: 'ask' }),
    find: (upgrade) => void send({ type: 'found', upgrade }),
    reveal: (seen_id) => reveal.mutate({ upgrade_id: seen_id }),
    again() {
      if (send({ type: 'again' })) replaceAddress(upgradesRoutes.upgrade());
    },
  };
}
