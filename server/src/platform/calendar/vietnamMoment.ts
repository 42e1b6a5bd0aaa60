/** The moment when a clock in Asia/Ho_Chi_Minh shows a day, `YYYY-MM-DD`, and a time; midnight, when the day begins. */
export function vietnamMoment(day: string, time = '00:00:00'): Date {
  return new Date(`${day}T${time}+07:00`);
}
