import { envelopeCode } from '@mcy/api/contract';
import { describe, expect, it, vi } from 'vitest';
import { codeOfRefusal } from './codeOfRefusal.ts';
import { Refusal, type RefusalName } from './Refusal.ts';

const call = {
  path: '/api/test/sell',
  refuses: { prize_not_found: 404, sold_out: 422 },
};
const message = { vn: 'Không', zh: '不', en: 'No' };

function codeOf(error: RefusalName, demo: boolean) {
  const log = { error: vi.fn<() => void>() };
  return { read: () => codeOfRefusal(new Refusal({ error, message }), call, { config: { demo }, log }), log };
}

describe.each([true, false])('with DEMO %s, the code of a refusal', (demo) => {
  it.each([
    ['prize_not_found', 404],
    ['sold_out', 422],
    ['forbidden', envelopeCode.forbidden],
    ['too_many_requests', envelopeCode.tooManyRequests],
    ['required', 422],
  ] as const)('%s is %i', (error, code) => {
    const { read, log } = codeOf(error, demo);
    expect(read()).toBe(code);
    expect(log.error).not.toHaveBeenCalled();
  });
});

describe('a refusal that the contract does not declare', () => {
  it('fails in the demo and in tests', () => {
    expect(codeOf('pool_not_found', true).read).toThrow('/api/test/sell refuses with pool_not_found');
  });

  it('is answered like a rule’s in production, and logged', () => {
    const { read, log } = codeOf('pool_not_found', false);
    expect(read()).toBe(envelopeCode.refused);
    expect(log.error).toHaveBeenCalledOnce();
  });

  it('does not compile when no contract declares the name', () => {
    // @ts-expect-error -- nobody declares it
    expect(codeOf('pool_not_fuond', true).read).toThrow('pool_not_fuond');
  });
});
