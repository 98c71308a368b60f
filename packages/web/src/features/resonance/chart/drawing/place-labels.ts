import { type Box, touches } from './vision.ts';

export interface LabelRequest {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly width: number;
  readonly height: number;
  readonly least?: number;
}

const cell = 48;
const gap = 5;

export class Taken {
  readonly #cells = new Map<string, Box[]>();

  #around(box: Box): string[] {
    const keys: string[] = [];
    for (let column = Math.floor(box.x / cell); column * cell <= box.x + box.width; column += 1) {
      for (let row = Math.floor(box.y / cell); row * cell <= box.y + box.height; row += 1)
        keys.push(`${column} ${row}`);
    }
    return keys;
  }

  add(box: Box): void {
    for (const key of this.#around(box)) {
      const boxes = this.#cells.get(key);
      if (boxes === undefined) this.#cells.set(key, [box]);
      else boxes.push(box);
    }
  }

  isFree(box: Box): boolean {
    return this.#around(box).every((key) => !this.#cells.get(key)?.some((other) => touches(box, other)));
  }
}

const beside = ({ x, y, r, height }: LabelRequest, width: number): Box[] => [
  { x: x + r + gap, y: y - height / 2, width, height },
  { x: x - r - gap - width, y: y - height / 2, width, height },
];

const candidates = (request: LabelRequest): Box[] => {
  const { x, y, r, width: wanted, height, least: width = wanted } = request;
  return [
    ...(width < wanted ? beside(request, wanted) : []),
    ...beside(request, width),
    { x: x - width / 2, y: y - r - 2 - height, width, height },
    { x: x - width / 2, y: y + r + 2, width, height },
    ...[y + r - 3, y - r + 3 - height].flatMap((top) => [
      { x: x + r, y: top, width, height },
      { x: x - r - width, y: top, width, height },
    ]),
  ];
};

export const liesIn =
  (bounds: Box) =>
  (box: Box): boolean =>
    box.x >= bounds.x &&
    box.y >= bounds.y &&
    box.x + box.width <= bounds.x + bounds.width &&
    box.y + box.height <= bounds.y + bounds.height;

/**
 * Finds a free place for each label, so that no two lie on each other, on a mark or where they may not. Null where there
 * is none. `marks`: the marks' own boxes. Equal requests get equal places.
 */
export const placeLabels = (
  requests: readonly LabelRequest[],
  marks: readonly Box[],
  mayLie: (box: Box) => boolean,
): (Box | null)[] => {
  const taken = new Taken();
  for (const mark of marks) taken.add(mark);
  return requests.map((request) => {
    const place = candidates(request).find((box) => mayLie(box) && taken.isFree(box));
    if (place === undefined) return null;
    // Two that stand in a line do not read as one.
    taken.add({ ...place, x: place.x - gap, width: place.width + 2 * gap });
    return place;
  });
};
