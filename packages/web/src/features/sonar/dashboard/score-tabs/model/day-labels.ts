/** Short days under an axis: `19.11.`, and `11.2026` where they are of several years. */
export function dayLabels(days: readonly string[]): (day: string) => string {
  const isOneYear = new Set(days.map((day) => day.slice(0, 4))).size <= 1;
  return (day) => {
    const [year, month, date] = day.split('-');
    return isOneYear ? `${date}.${month}.` : `${month}.${year}`;
  };
}
