import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crc16 } from './crc16.ts';
import { readVietQr, writeVietQr } from './vietQr.ts';

describe('a VietQR code', () => {
  it.each([
    ['123456789', '29B1'],
    // Examples of NAPAS and of public generators.
    [
      '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62340107NPS68690819thanh toan don hang6304',
      '2E2E',
    ],
    [
      '00020101021238600010A00000072701300006970403011697040311012345670208QRIBFTTC530370454061800005802VN62340107NPS68690819thanh toan don hang6304',
      'A203',
    ],
  ])('ends with the checksum of %s', (payload, checksum) => {
    expect(crc16(payload)).toBe(checksum);
  });

  it('reads the published example of NAPAS', () => {
    const example =
      '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN62340107NPS68690819thanh toan don hang63042E2E';
    expect(readVietQr(example)).toEqual({
      bin: '970403',
      account: '0011012345678',
      amount: 180_000,
      reference: 'thanh toan don hang',
    });
  });

  it('names account, amount and reference, tag by tag', () => {
    const code = { bin: '970436', account: '1023456789', amount: 1_943_000, reference: 'TT000069' };
    const payload = writeVietQr(code);
    // The code that another shop publishes for the same transfer.
    expect(payload).toBe(
      '00020101021238540010A00000072701240006970436011010234567890208QRIBFTTA5303704540719430005802VN62120808TT0000696304A8E5',
    );
    expect(readVietQr(payload)).toEqual(code);
  });

  it('reads back to what it was written from, and not when a character is another one', () => {
    const code = fc.record({
      bin: fc.stringMatching(/^\d{6}$/),
      account: fc.stringMatching(/^[A-Za-z0-9]{6,19}$/),
      amount: fc.integer({ min: 50_000, max: 100_000_000 }),
      reference: fc.stringMatching(/^MCY[0-9A-F]{12}$/),
    });
    fc.assert(
      fc.property(code, fc.nat(), (transfer, place) => {
        const payload = writeVietQr(transfer);
        expect(readVietQr(payload)).toEqual(transfer);
        const at = place % payload.length;
        const other = payload[at] === '7' ? '8' : '7';
        expect(readVietQr(payload.slice(0, at) + other + payload.slice(at + 1))).toBeNull();
      }),
    );
  });

  it.each(['', '63', '6304FFFF', 'https://mcy.example', '00020101'])('is not %j', (text) => {
    expect(readVietQr(text)).toBeNull();
  });
});
