import * as contract from '@mcy/api/collection/upgrades/contract';
import { type Implementation, implement } from '../../../platform/http/handler.ts';
import type { RefusalsIn } from '../../../platform/http/Refusal.ts';
import { listMade } from './listMade.ts';
import { readUpgradeLog } from './readUpgradeLog.ts';
import { listUpgradeTargets, readUpgrade, revealUpgrade } from './readUpgrades.ts';
import { upgradeItems } from './upgradeItems.ts';

declare module '../../../platform/http/Refusal.ts' {
  interface DeclaredRefusals extends RefusalsIn<typeof contract> {}
}

export const upgradeHandlers: readonly Implementation[] = [
  implement(contract.listUpgradeTargets, (page, { db, locale }) => listUpgradeTargets(db, page, locale)),

  implement(contract.upgradeItems, (request, { db, caller, locale, now }) =>
    upgradeItems(db, { user_id: caller.user_id, request, locale, now }),
  ),

  implement(contract.readUpgrade, ({ upgrade_id }, { db, caller, locale }) =>
    readUpgrade(db, caller.user_id, upgrade_id, locale),
  ),

  implement(contract.revealUpgrade, async ({ upgrade_id }, { db, caller, now }) => {
    await revealUpgrade(db, { user_id: caller.user_id, upgrade_id, now });
    return {};
  }),

  implement(contract.listMade, (page, { db, caller, locale }) => listMade(db, caller.user_id, page, locale)),

  implement(contract.readUpgradeLog, (page, { db }) => readUpgradeLog(db, page)),
];
