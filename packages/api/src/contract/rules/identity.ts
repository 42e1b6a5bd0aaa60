import { compact } from './compact.ts';
import { isBirthDay, vietnamToday } from './calendar.ts';
import { mod11Check } from './mod11Check.ts';
import { readAs } from './readAs.ts';

/**
 * A mainland China resident ID number (spec §5): 18 characters with a province, a real birthday and the check
 * character. The old 15-digit numbers are refused: those cards have expired, and every holder has an 18-character
 * number.
 */
export const chineseId = readAs('chinese_id', (typed) => {
  const number = compact(typed).toUpperCase();
  const [, province = '', year = '', month = '', day = ''] =
    /^(\d\d)\d{4}(\d{4})(\d\d)(\d\d)\d{3}[\dX]$/.exec(number) ?? [];
  const known = chineseProvince.test(province) && isBirthDay(`${year}-${month}-${day}`);
  return known && mod11Check(number.slice(0, 17)) === number.at(17) ? number : null;
});

/** GB/T 2260: provinces by region, Taiwan, and the residence permits of Hong Kong, Macau and Taiwan. */
const chineseProvince = /^(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3])$/;

/**
 * A Vietnamese citizen number (ours), 12 digits: place of birth registration, a digit for century and sex, two for the
 * year, six random ones. It has no check digit, so a typo in the last six cannot be detected.
 */
export const vietnameseId = readAs('vietnamese_id', (typed) => {
  const number = compact(typed);
  const [, place = '', century, year] = /^(\d{3})(\d)(\d\d)\d{6}$/.exec(number) ?? [];
  if (!vietnameseProvince.test(place) && !countryOfBirth.test(place)) return null;
  const born = 1900 + Math.floor(Number(century) / 2) * 100 + Number(year);
  return born <= Number(vietnamToday(new Date()).slice(0, 4)) ? number : null;
});

/** Circular 07/2016/TT-BCA: the 63 provinces. Numbers stay valid after provinces merge. */
const vietnameseProvince =
  /^0(?:0[12468]|1[0124579]|2[024567]|3[0134-8]|4[024-689]|5[12468]|6[024678]|7[024579]|8[0234679]|9[1-6])$/;

/** For a birth registered abroad: a country code instead of a province. */
const countryOfBirth = /^[123](?:0[1-9]|[1-9]\d)$/;
