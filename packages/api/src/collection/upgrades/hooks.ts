import { useApi } from '../../client/ApiProvider.tsx';
import { mutationHook } from '../../client/mutationHook.ts';
import { pagedQueryHook } from '../../client/pagedQueryHook.ts';
import { queryHook } from '../../client/queryHook.ts';
import type { LoggedRow } from '../../boxes/proof/rules.ts';
import { collectUpgradeLog } from './collectUpgradeLog.ts';
import { type Upgrade, listMade, listUpgradeTargets, readUpgrade, readUpgradeLog, revealUpgrade } from './contract.ts';
import { type UpgradeOutcomes, proveUpgrade, verifyUpgrades } from './rules.ts';

export const useUpgradeTargets = pagedQueryHook(listUpgradeTargets);

export const useUpgrade = queryHook(readUpgrade);

export const useRevealUpgrade = mutationHook(revealUpgrade);

export const useMade = pagedQueryHook(listMade);

export const useUpgradeLog = queryHook(readUpgradeLog);

/** Returns a function that proves one of the player's upgrades from the public log. */
export function useProveUpgrade<Row extends LoggedRow>() {
  const { client } = useApi();
  return async (own: Upgrade, outcomes: UpgradeOutcomes<Row>) => {
    const { rows, seeds } = await client.call(readUpgradeLog, { cursor: String(own.nonce), limit: 1 });
    const proof = proveUpgrade(own, seeds, outcomes);
    const [logged] = rows;
    const isLogged = logged?.nonce === own.nonce && logged.client_seed === own.client_seed && logged.won === own.won;
    return isLogged ? proof : ({ ...proof, outcome: 'failed', reason: 'wrong_player' } as const);
  };
}

/** Returns a function that repeats every upgrade of the public log. */
export function useVerifyUpgrades() {
  const { client } = useApi();
  return async (onProgress: (draws: number) => void) => {
    const { rows, seeds } = await collectUpgradeLog(client, onProgress);
    return verifyUpgrades(rows, seeds);
  };
}
