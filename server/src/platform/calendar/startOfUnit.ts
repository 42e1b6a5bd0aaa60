const lengths = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** Vietnam's offset from UTC in ms, all year. It is whole hours, so minutes and hours start as they do in UTC. */
const ahead = 7 * lengths.hour;

/** The start of a moment's minute, hour or day in Asia/Ho_Chi_Minh, as ISO 8601 in UTC. */
export function startOfUnit(moment: Date, unit: keyof typeof lengths): string {
  const local = moment.getTime() + ahead;
  return new Date(local - (local % lengths[unit]) - ahead).toISOString();
}
