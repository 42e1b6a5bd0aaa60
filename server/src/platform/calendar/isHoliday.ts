/**
 * Holidays of the lunar calendar: the first day of Tết, and Hùng Kings' day (the tenth of the third month), as month and
 * day. Astronomical dates at UTC+7 by Hồ Ngọc Đức's algorithm, which is the calendar of Vietnam; China's differs in 2030.
 */
const lunar: Readonly<Record<number, readonly [tet: string, hungKings: string]>> = {
  2026: ['02-17', '04-26'],
  2027: ['02-06', '04-16'],
  2028: ['01-26', '04-04'],
  2029: ['02-13', '04-23'],
  2030: ['02-02', '04-12'],
  2031: ['01-23', '04-01'],
  2032: ['02-11', '04-19'],
  2033: ['01-31', '04-09'],
  2034: ['02-19', '04-28'],
  2035: ['02-08', '04-17'],
};

const day = 86_400_000;
const [sunday, monday, thursday, saturday] = [0, 1, 4, 6];

/** A day off, as a calendar day in UTC. */
const kept = new Map<number, ReadonlySet<string>>();

/**
 * Whether a calendar day, in UTC, is a public holiday in Vietnam, by articles 111 and 112 of the Labour Code (Bộ luật
 * Lao động 45/2019/QH14). Years after the table have the holidays with a fixed date alone.
 */
export function isHoliday(date: Date): boolean {
  const year = date.getUTCFullYear();
  const known = kept.get(year) ?? daysOff(year);
  kept.set(year, known);
  return known.has(nameOf(date));
}

/** All of a year: for each one on a weekend, the next working day is off instead. */
function daysOff(year: number): ReadonlySet<string> {
  const off = holidaysOf(year);
  const names = new Set(off.map(nameOf));
  for (const holiday of off) {
    if (!isWeekend(holiday)) continue;
    let instead = holiday;
    while (isWeekend(instead) || names.has(nameOf(instead))) instead = after(instead, 1);
    names.add(nameOf(instead));
  }
  return names;
}

function holidaysOf(year: number): Date[] {
  const at = (monthAndDay: string): Date => new Date(`${year}-${monthAndDay}T00:00:00Z`);
  const nationalDay = at('09-02');
  // The law adds the day before or after it, and the government says which: as a rule the one that makes a longer rest.
  const weekday = nationalDay.getUTCDay();
  const beside = weekday === sunday || weekday === monday || weekday === thursday ? 1 : -1;
  const fixed = [at('01-01'), at('04-30'), at('05-01'), nationalDay, after(nationalDay, beside)];
  const moving = lunar[year];
  if (!moving) return fixed;
  const [tet, hungKings] = moving;
  // Five days for Tết: as a rule the last one of the old year and four of the new one.
  return [...fixed, at(hungKings), ...[-1, 0, 1, 2, 3].map((place) => after(at(tet), place))];
}

/** By a calendar day in UTC. */
export function isWeekend(date: Date): boolean {
  return date.getUTCDay() === sunday || date.getUTCDay() === saturday;
}

function after(date: Date, days: number): Date {
  return new Date(date.getTime() + days * day);
}

function nameOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
