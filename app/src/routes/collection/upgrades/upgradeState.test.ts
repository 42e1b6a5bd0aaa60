import type { Upgrade } from '@mcy/api/collection/upgrades/contract';
import { describe, expect, it } from 'vitest';
import { type UpgradeEvent, type UpgradeState, beginUpgrade, nextUpgrade } from './upgradeState.ts';

const request = { target_id: 't-1', item_ids: ['i-1'], stones: 5, chance: 450_000, client_seed: 'mine' };
// Only its id matters here.
const upgrade = { upgrade_id: 'u-1' } as Upgrade;

const states: Readonly<Record<UpgradeState['step'], UpgradeState>> = {
  choosing: { step: 'choosing', error: null },
  interrupted: { step: 'interrupted', request, resumes: true },
  upgrading: { step: 'upgrading', request, asks: false },
  unsure: { step: 'unsure', request, error: 'lost' },
  upgraded: { step: 'upgraded', upgrade },
  seeking: { step: 'seeking', upgrade_id: 'u-1' },
};
const events: Readonly<Record<UpgradeEvent['type'], UpgradeEvent>> = {
  upgrade: { type: 'upgrade', request },
  resume: { type: 'resume' },
  ask: { type: 'ask' },
  answered: { type: 'answered', upgrade },
  failed: { type: 'failed', error: 'lost', decided: false },
  again: { type: 'again' },
  moved: { type: 'moved', upgrade_id: 'u-2' },
  found: { type: 'found', upgrade },
};

/** What each event leads to; whatever is missing changes nothing. */
const expected: Readonly<Partial<Record<string, UpgradeState['step']>>> = {
  'choosing upgrade': 'upgrading',
  'choosing moved': 'seeking',
  'interrupted resume': 'upgrading',
  'upgrading answered': 'upgraded',
  'upgrading failed': 'unsure',
  'unsure ask': 'upgrading',
  'upgraded again': 'choosing',
  'upgraded moved': 'seeking',
  'seeking found': 'upgraded',
  'seeking moved': 'seeking',
};

describe('an upgrade', () => {
  it.each(
    Object.entries(states).flatMap(([step, state]) =>
      Object.entries(events).map(([type, event]) => [`${step} ${type}`, state, event] as const),
    ),
  )('%s', (name, state, event) => {
    const after = nextUpgrade(state, event);
    const step = expected[name];
    if (step === undefined) expect(after).toBe(state);
    else expect(after.step).toBe(step);
  });

  it('is paid for once, however often the button is pressed', () => {
    const first = nextUpgrade(states.choosing, events.upgrade);
    expect(nextUpgrade(first, events.upgrade)).toBe(first);
  });

  it('that is refused goes back to choosing, with the reason', () => {
    const refused = nextUpgrade(states.upgrading, { type: 'failed', error: 'gone', decided: true });
    expect(refused).toEqual({ step: 'choosing', error: 'gone' });
  });

  it('begins with what has no answer, else with what the address names', () => {
    expect(beginUpgrade({ unanswered: { request, resumes: false }, upgrade_id: 'u-1' })).toMatchObject({
      step: 'interrupted',
      resumes: false,
    });
    expect(nextUpgrade({ step: 'interrupted', request, resumes: false }, events.resume)).toMatchObject({ asks: true });
    expect(beginUpgrade({ unanswered: undefined, upgrade_id: 'u-1' })).toEqual(states.seeking);
    expect(beginUpgrade({ unanswered: undefined, upgrade_id: null })).toEqual(states.choosing);
  });
});
