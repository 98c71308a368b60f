interface Point {
  readonly x: number;
  readonly y: number;
  /** Of its label. */
  readonly width: number;
}

interface Place {
  readonly left: number;
  /** The middle of its line. */
  readonly middle: number;
  readonly width: number;
}

const gap = 7;
const dot = 8;

/** Where labels stand beside or around their points, the first points first, within 0 and `right`. */
export const placeLabels = (
  points: readonly Point[],
  { height, right }: { readonly height: number; readonly right: number },
): Place[] => {
  const overlaps = (one: Place, other: Place): boolean =>
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    Math.abs(one.middle - other.middle) < height;
  const dots = points.map(({ x, y }) => ({ left: x - dot / 2, middle: y, width: dot }));
  const placed: Place[] = [];
  for (const { x, y, width } of points) {
    const places = [
      { left: x + gap, middle: y, width },
      { left: x - gap - width, middle: y, width },
      { left: x - width / 2, middle: y - height, width },
      { left: x - width / 2, middle: y + height, width },
      ...[-height, height].flatMap((by) => [
        { left: x + gap / 2, middle: y + by * 0.8, width },
        { left: x - gap / 2 - width, middle: y + by * 0.8, width },
      ]),
    ].filter(({ left }) => left >= 0 && left + width <= right);
    const taken = [...dots, ...placed];
    const free = places.find((place) => !taken.some((other) => overlaps(place, other)));
    placed.push(free ?? places[0] ?? { left: Math.max(0, right - width), middle: y, width });
  }
  return placed;
};

const steps = [0.5, 1, 2, 5, 10, 20, 25];

/** Round values from one end of an axis to the other, seven at most up to a range of 150. */
export const axisTicks = (min: number, max: number): number[] => {
  const step = steps.find((each) => (max - min) / each <= 6) ?? (max - min) / 5;
  const first = Math.ceil(min / step);
  return Array.from({ length: Math.floor(max / step) - first + 1 }, (_, at) => (first + at) * step);
};

/** So few points that each is marked: a line between two needs both. */
export const isMarked = ({ categories }: { readonly categories: readonly string[] }): boolean =>
  categories.length <= 12;

interface Drawn {
  readonly form?: 'bars' | 'lines' | 'scatter' | undefined;
  readonly own: number | null;
  readonly series: readonly { readonly hue?: number | undefined; readonly isBefore?: boolean | undefined }[];
}

/** Bars of one period of which the customer's own is apart from the others. */
export const isOwnApart = ({ form = 'bars', own, series }: Drawn): boolean =>
  form === 'bars' && own !== null && series.filter(({ isBefore }) => !isBefore).length === 1;

/** Of a line that is not one's own: an index of series colours, of which the first looks like one's own. */
export const lineHue = ({ own, series }: Drawn, index: number): number =>
  series[index]?.hue ?? ((own !== null && index > own ? index - 1 : index) % 9) + 1;
