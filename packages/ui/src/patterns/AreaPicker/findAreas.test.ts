import { describe, expect, it } from 'vitest';
import { findAreas, foldLetters } from './findAreas.ts';

it.each([
  ['Thành phố Đà Nẵng', 'thanh pho da nang'],
  ['Tỉnh Đắk Lắk', 'tinh dak lak'],
  ['  Phường  Hoà Cường ', 'phuong hoa cuong'],
  ['Phường Nguyễn Trãi'.normalize('NFD'), 'phuong nguyen trai'],
  ['', ''],
])('%s is folded to %s', (text, folded) => {
  expect(foldLetters(text)).toBe(folded);
});

describe('search', () => {
  const areas = ['Tỉnh Bắc Ninh', 'Thành phố Đà Nẵng', 'Tỉnh Đắk Lắk', 'Tỉnh Ninh Bình', 'Tỉnh Vĩnh Long'].map(
    (name, place) => ({ code: String(place), name }),
  );
  it.each([
    ['', ['Tỉnh Bắc Ninh', 'Thành phố Đà Nẵng', 'Tỉnh Đắk Lắk', 'Tỉnh Ninh Bình', 'Tỉnh Vĩnh Long']],
    ['da', ['Thành phố Đà Nẵng', 'Tỉnh Đắk Lắk']],
    ['đ', ['Thành phố Đà Nẵng', 'Tỉnh Đắk Lắk']],
    ['NINH B', ['Tỉnh Ninh Bình']],
    // Words that begin with it come before words that contain it.
    ['inh', ['Tỉnh Bắc Ninh', 'Tỉnh Đắk Lắk', 'Tỉnh Ninh Bình', 'Tỉnh Vĩnh Long']],
    ['vinh', ['Tỉnh Vĩnh Long']],
    ['xyz', []],
  ])('%j finds %j', (typed, names) => {
    expect(findAreas(areas, typed).map(({ name }) => name)).toEqual(names);
  });

  it('puts matches at the start of a word first', () => {
    const wards = ['Xã Thanh An', 'Phường An Hội'].map((name) => ({ code: name, name }));
    expect(findAreas(wards, 'han').map(({ name }) => name)).toEqual(['Xã Thanh An']);
    expect(
      findAreas(
        ['Xã Lan Anh', 'Phường An Hội'].map((name) => ({ code: name, name })),
        'an h',
      ),
    ).toHaveLength(1);
  });
});
