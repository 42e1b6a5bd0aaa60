const lengths = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** Vietnam is ahead of UTC by this all year, in ms: whole hours, so that minutes and hours begin as they do in UTC. */
const ahead = 7 * lengths.hour;

/** When the minute, the hour or the day of a moment began in Asia/Ho_Chi_Minh, as ISO 8601 in UTC. */
export function startOfUnit(moment: Date, unit: keyof typeof lengths): string {
  const local = moment.getTime() + ahead;
  return new Date(local - (local % lengths[unit]) - ahead).toISOString();
}
