import { describe, expect, it } from 'vitest';
import { readShipments } from './rules.ts';

describe('readShipments', () => {
  it('reads what spreadsheets copy and export, with a heading or without', () => {
    const shipments = [
      { line: 2, number: 100_001, carrier: 'GHN', tracking_number: 'GHN-123456' },
      { line: 3, number: 100_002, carrier: 'Viettel Post', tracking_number: 'VTP998877' },
    ];
    for (const between of [',', ';', '\t']) {
      const lines = [
        ['number', 'carrier', 'tracking'],
        ['100001', 'GHN', 'GHN-123456'],
        ['"100002"', '"Viettel Post"', ' VTP998877 '],
      ];
      const text = `\uFEFF${lines.map((cells) => cells.join(between)).join('\r\n')}\r\n\r\n`;
      expect(readShipments(text)).toEqual({ shipments, faults: [] });
    }
    expect(readShipments('100001,GHN,GHN-123456').shipments).toHaveLength(1);
  });

  it.each([
    ['100001', 'columns'],
    ['100001,GHN', 'columns'],
    ['100001,GHN,GHN-123456,more', 'columns'],
    ['10x,GHN,GHN-123456', 'number'],
    ['100001,,GHN-123456', 'carrier'],
    [`100001,${'a'.repeat(41)},GHN-123456`, 'carrier'],
    ['100001,GHN,<b>123456', 'tracking_number'],
    ['100001,GHN,12345', 'tracking_number'],
    ['100002,GHN,GHN-999999', 'twice'],
  ])('says what is wrong with %s', (written, fault) => {
    expect(readShipments(`100002,GHN,GHN-123456\n${written}`)).toMatchObject({
      shipments: [{ line: 1, number: 100_002 }],
      faults: [{ line: 2, fault }],
    });
  });
});
