const dayMs = 86_400_000;

/**
 * What a clock on the wall of a time zone shows at an instant, in milliseconds as if the zone was UTC.
 * @param timeZone of the IANA database
 */
export const showInstant = (timeZone: string, instant: number): number => {
  const { year, month, day, hour, minute, second } = partsOf(timeZone, instant);
  return Date.UTC(year!, month! - 1, day!, hour!, minute!, second!) + mod(instant, 1000);
};

/**
 * The instant at which the clock shows a time, as `Temporal.PlainDateTime.toZonedDateTime` with `compatible`
 * disambiguation: a time that the zone leaves out comes as much later as it leaves out; of one that comes twice it is the
 * first.
 * @param shown in milliseconds as if the zone was UTC
 */
export const findInstant = (timeZone: string, shown: number): number => {
  const offsetAt = (instant: number) => showInstant(timeZone, instant) - instant;
  const [before, after] = [offsetAt(shown - dayMs), offsetAt(shown + dayMs)];
  const offsets = [before, after].toSorted((a, b) => b - a);
  const found = offsets.find((offset) => offsetAt(shown - offset) === offset);
  return shown - (found ?? before);
};

/** `findInstant` for many times of one zone: on most days its offset doesn't change. */
export const createWallClock = (timeZone: string): ((shown: number) => number) => {
  const steadyOffsets = new Map<number, number | null>();
  const offsetOf = (day: number): number | null => {
    const known = steadyOffsets.get(day);
    if (known !== undefined) return known;
    const [first, last] = [day - 1, day + 2].map((other) => showInstant(timeZone, other * dayMs) - other * dayMs);
    const offset = first === last ? first! : null;
    steadyOffsets.set(day, offset);
    return offset;
  };
  return (shown) => {
    const offset = offsetOf(Math.floor(shown / dayMs));
    return offset === null ? findInstant(timeZone, shown) : shown - offset;
  };
};

const mod = (number: number, by: number): number => ((number % by) + by) % by;

const formats = new Map<string, Intl.DateTimeFormat>();

const partsOf = (timeZone: string, instant: number): Record<string, number> => {
  let format = formats.get(timeZone);
  if (!format) {
    const number = 'numeric';
    format = new Intl.DateTimeFormat('en-US', {
      ...{ timeZone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' },
      ...{ year: number, month: number, day: number, hour: number, minute: number, second: number },
    });
    formats.set(timeZone, format);
  }
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
};
