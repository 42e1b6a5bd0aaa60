/** A name of the list as the shop writes it: composed letters, one space between words, and a province called one where it is no city. */
export function areaName(listed: string, kind: 'province' | 'ward'): string {
  const name = listed.normalize('NFC').trim().replace(/\s+/g, ' ');
  return kind === 'ward' || /^(?:Thành phố|Tỉnh) /.test(name) ? name : `Tỉnh ${name}`;
}

/** What a name is sorted by: "Bến Thành" of "Phường Bến Thành". */
export function bareAreaName(name: string): string {
  return name.replace(/^(?:Thành phố|Tỉnh|Phường|Xã|Đặc khu) /, '');
}
