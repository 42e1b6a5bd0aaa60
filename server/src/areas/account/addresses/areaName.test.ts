import { expect, it } from 'vitest';
import { areaName, bareAreaName } from './areaName.ts';

it.each([
  ['Cao Bằng', 'province', 'Tỉnh Cao Bằng'],
  ['Thành phố Hà Nội', 'province', 'Thành phố Hà Nội'],
  ['Tỉnh  Cà Mau ', 'province', 'Tỉnh Cà Mau'],
  ['Xã Nậm Nèn'.normalize('NFD'), 'ward', 'Xã Nậm Nèn'],
  ['Đặc khu Phú Quốc', 'ward', 'Đặc khu Phú Quốc'],
] as const)('%s of a %s is %s', (listed, kind, name) => {
  expect(areaName(listed, kind)).toBe(name);
});

it.each([
  ['Thành phố Hồ Chí Minh', 'Hồ Chí Minh'],
  ['Tỉnh An Giang', 'An Giang'],
  ['Phường Bến Thành', 'Bến Thành'],
  ['Xã Xã', 'Xã'],
  ['Đặc khu Lý Sơn', 'Lý Sơn'],
])('%s is sorted as %s', (name, bare) => {
  expect(bareAreaName(name)).toBe(bare);
});
