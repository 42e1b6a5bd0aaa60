/** Normalizes an area's name: composed letters, single spaces, and "Tỉnh" before a province that is not a city. */
export function areaName(listed: string, kind: 'province' | 'ward'): string {
  const name = listed.normalize('NFC').trim().replace(/\s+/g, ' ');
  return kind === 'ward' || /^(?:Thành phố|Tỉnh) /.test(name) ? name : `Tỉnh ${name}`;
}

/** The sort key of a name: "Bến Thành" for "Phường Bến Thành". */
export function bareAreaName(name: string): string {
  return name.replace(/^(?:Thành phố|Tỉnh|Phường|Xã|Đặc khu) /, '');
}
