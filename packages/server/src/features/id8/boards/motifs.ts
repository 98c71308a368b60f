import type { Hex } from '@soundings/engine/color/contrast';
import type { Strategy } from '@soundings/engine/ideas/strategies';
import { round } from './set-text.ts';

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface MotifRequest {
  readonly area: Area;
  readonly ground: Hex;
  readonly shapes: readonly [Hex, Hex, Hex];
  readonly random: () => number;
  /** A figure that the idea names: it is drawn in full where it can be. */
  readonly figure: number | null;
}

type Motif = (request: MotifRequest) => string;

const pick = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)]!;
const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${more}/>`;
const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${more}/>`;
const ring = (x: number, y: number, r: number, width: number, stroke: string): string =>
  circle(x, y, r, 'none', ` stroke="${stroke}" stroke-width="${round(width)}"`);
const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`;

/** As many dots as the figure says, or a full field; one of them is another. */
const dots: Motif = ({ area: { x, y, width, height }, shapes, random, figure }) => {
  const count = figure && figure >= 12 && figure <= 4000 ? figure : 0;
  const ratio = width / height;
  const columns = count ? Math.ceil(Math.sqrt(count * ratio)) : Math.max(4, Math.round(7 * Math.sqrt(ratio)));
  const rows = count ? Math.ceil(count / columns) : Math.round(columns / ratio);
  const step = Math.min(width / columns, height / rows);
  const [left, top] = [x + (width - step * columns) / 2, y + (height - step * rows) / 2];
  const total = count || columns * rows;
  const chosen = Math.floor(random() * total * 0.8 + total * 0.1);
  const drawn: string[] = [];
  for (let at = 0; at < total; at++) {
    const [cx, cy] = [left + ((at % columns) + 0.5) * step, top + (Math.floor(at / columns) + 0.5) * step];
    drawn.push(circle(cx, cy, step * (at === chosen ? 0.46 : 0.36), at === chosen ? shapes[2] : shapes[1]));
  }
  return drawn.join('');
};

/** Rings around a point that lies off the middle. */
const rings: Motif = ({ area: { x, y, width, height }, shapes, random }) => {
  const [cx, cy] = [x + width * pick([0.25, 0.5, 0.78], random), y + height * pick([0.55, 0.8, 1], random)];
  const reach = Math.hypot(width, height) * 0.62;
  const count = 7 + Math.floor(random() * 3);
  const colours = [shapes[0], shapes[1]];
  const drawn = [rect(x, y, width, height, colours[(count + 1) % 2]!)];
  for (let at = count; at > 0; at--) drawn.push(circle(cx, cy, (reach * at) / count, colours[at % 2]!));
  return `${drawn.join('')}${circle(cx, cy, reach / count, shapes[2])}`;
};

/** Quarters, halves and whole circles on a grid. */
const tiles: Motif = ({ area: { x, y, width, height }, ground, shapes, random }) => {
  const size = Math.min(width, height) / (Math.min(width, height) / Math.max(width, height) > 0.6 ? 3 : 2);
  const columns = Math.max(1, Math.round(width / size));
  const rows = Math.max(1, Math.round(height / size));
  const [w, h] = [width / columns, height / rows];
  const drawn: string[] = [];
  let last = -1;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [left, top] = [x + column * w, y + row * h];
      const [back, front] = pick(
        [
          [ground, shapes[1]],
          [shapes[0], shapes[1]],
          [shapes[1], shapes[2]],
          [shapes[2], shapes[1]],
          [shapes[1], ground],
          [shapes[0], shapes[2]],
        ] as const,
        random,
      );
      let kind = Math.floor(random() * 6);
      if (kind === last) kind = (kind + 1) % 6;
      last = kind;
      drawn.push(rect(left, top, w + 0.5, h + 0.5, back), tile(kind, { x: left, y: top, width: w, height: h }, front));
    }
  }
  return drawn.join('');
};

const tile = (kind: number, { x, y, width: w, height: h }: Area, fill: string): string => {
  const quarter = (cx: number, cy: number, sx: number, sy: number) =>
    path(
      `M${round(cx)} ${round(cy)}h${round(sx * w)}A${round(w)} ${round(h)} 0 0 ${sx * sy > 0 ? 1 : 0} ${round(cx)} ${round(cy + sy * h)}Z`,
      fill,
    );
  if (kind === 0) return quarter(x, y, 1, 1);
  if (kind === 1) return quarter(x + w, y, -1, 1);
  if (kind === 2) return quarter(x, y + h, 1, -1);
  if (kind === 3) return quarter(x + w, y + h, -1, -1);
  if (kind === 4)
    return `<ellipse cx="${round(x + w / 2)}" cy="${round(y + h / 2)}" rx="${round(w / 2)}" ry="${round(h / 2)}" fill="${fill}"/>`;
  return path(
    `M${round(x)} ${round(y + h)}A${round(w / 2)} ${round(h / 2)} 0 0 1 ${round(x + w)} ${round(y + h)}Z`,
    fill,
  );
};

/** A sun half below the edge, with rays. */
const sun: Motif = ({ area: { x, y, width, height }, shapes, random }) => {
  const [cx, cy] = [x + width * pick([0.5, 0.5, 0.3, 0.7], random), y + height];
  const reach = Math.hypot(width, height);
  const rays = 11 + 2 * Math.floor(random() * 4);
  const drawn: string[] = [];
  for (let at = 0; at < rays; at++) {
    const [from, to] = [(Math.PI * at) / rays, (Math.PI * (at + 0.5)) / rays];
    drawn.push(
      path(
        `M${round(cx)} ${round(cy)}L${round(cx - reach * Math.cos(from))} ${round(cy - reach * Math.sin(from))}L${round(cx - reach * Math.cos(to))} ${round(cy - reach * Math.sin(to))}Z`,
        shapes[0],
      ),
    );
  }
  const r = Math.min(width * 0.34, height * 0.62);
  return `${drawn.join('')}${circle(cx, cy, r * 1.22, shapes[1])}${circle(cx, cy, r, shapes[2])}`;
};

/** A piece cut out of a plane; it lies beside its hole. */
const cutOut: Motif = ({ area: { x, y, width, height }, ground, shapes, random }) => {
  const side = Math.min(width, height) * 0.5;
  const [cx, cy] = [x + width * 0.4, y + height * 0.44];
  const shape = pick(['circle', 'arch', 'square'] as const, random);
  const outline = (ox: number, oy: number, fill: string, turn: number): string => {
    const rotated = ` transform="rotate(${turn} ${round(ox)} ${round(oy)})"`;
    if (shape === 'circle') return circle(ox, oy, side / 2, fill);
    if (shape === 'square')
      return rect(ox - side / 2, oy - side / 2, side, side, fill, ` rx="${round(side * 0.08)}"${rotated}`);
    const r = side / 2;
    return path(
      `M${round(ox - r)} ${round(oy + r)}V${round(oy)}A${round(r)} ${round(r)} 0 0 1 ${round(ox + r)} ${round(oy)}V${round(oy + r)}Z`,
      fill,
      rotated,
    );
  };
  const offset = side * 0.42;
  return `${rect(x, y, width, height, shapes[1])}${outline(cx, cy, ground, 0)}${outline(cx + offset + side * 0.06, cy + offset + side * 0.06, shapes[0], 14)}${outline(cx + offset, cy + offset, shapes[2], 14)}`;
};

/** Bars of a warning sign. */
const hazard: Motif = ({ area: { x, y, width, height }, shapes, random }) => {
  const step = Math.min(width, height) / pick([3, 4, 5], random);
  const drawn = [rect(x, y, width, height, shapes[2])];
  for (let at = -height; at < width + height; at += step * 2) {
    drawn.push(
      path(
        `M${round(x + at)} ${round(y + height)}l${round(height)} ${round(-height)}h${round(step)}l${round(-height)} ${round(height)}Z`,
        shapes[1],
      ),
    );
  }
  return drawn.join('');
};

/** A dial with a sector that has passed. */
const dial: Motif = ({ area: { x, y, width, height }, ground, shapes, random }) => {
  const r = Math.min(width, height) * 0.43;
  const [cx, cy] = [x + width / 2, y + height / 2];
  const share = pick([0.2, 0.33, 0.62, 0.8], random);
  const angle = 2 * Math.PI * share - Math.PI / 2;
  const ticks: string[] = [];
  for (let at = 0; at < 60; at++) {
    const turn = (2 * Math.PI * at) / 60;
    const [inner, wide] = at % 5 === 0 ? [r * 0.86, r * 0.03] : [r * 0.92, r * 0.012];
    ticks.push(
      `<path d="M${round(cx + inner * Math.cos(turn))} ${round(cy + inner * Math.sin(turn))}L${round(cx + r * 0.98 * Math.cos(turn))} ${round(cy + r * 0.98 * Math.sin(turn))}" stroke="${shapes[1]}" stroke-width="${round(wide)}"/>`,
    );
  }
  const s = r * 0.76;
  const sector = path(
    `M${round(cx)} ${round(cy)}V${round(cy - s)}A${round(s)} ${round(s)} 0 ${share > 0.5 ? 1 : 0} 1 ${round(cx + s * Math.cos(angle))} ${round(cy + s * Math.sin(angle))}Z`,
    shapes[2],
  );
  return `${circle(cx, cy, r, shapes[0])}${ticks.join('')}${sector}${circle(cx, cy, r * 0.07, ground)}`;
};

/** Speech balloons that overlap, one of them in another colour. */
const balloons: Motif = ({ area: { x, y, width, height }, shapes, random }) => {
  const unit = Math.min(width, height * 1.1);
  const balloon = (cx: number, cy: number, r: number, fill: string, side: 1 | -1): string =>
    `${circle(cx, cy, r, fill)}${path(`M${round(cx + side * r * 0.2)} ${round(cy + r * 0.7)}l${round(side * r * 0.75)} ${round(r * 0.62)}l${round(-side * r * 0.12)} ${round(-r * 0.95)}Z`, fill)}`;
  const shift = (random() - 0.5) * 0.1;
  const [cx, cy] = [x + width / 2, y + height / 2];
  return [
    balloon(cx - unit * (0.24 + shift), cy + unit * 0.02, unit * 0.27, shapes[1], -1),
    balloon(cx + unit * 0.25, cy - unit * (0.12 - shift), unit * 0.24, shapes[0], 1),
    balloon(cx + unit * 0.14, cy + unit * 0.2, unit * 0.13, shapes[2], 1),
  ].join('');
};

/** Something small on a plinth, in a beam of light. */
const plinth: Motif = ({ area: { x, y, width, height }, shapes, random }) => {
  const cx = x + width * pick([0.5, 0.42, 0.58], random);
  const unit = Math.min(width, height);
  const top = y + height * 0.66;
  const half = unit * 0.17;
  const beam = path(
    `M${round(cx - unit * 0.1)} ${round(y)}h${round(unit * 0.2)}L${round(cx + unit * 0.46)} ${round(y + height)}H${round(cx - unit * 0.46)}Z`,
    shapes[0],
  );
  const base = `${rect(cx - half, top, half * 2, height - (top - y), shapes[1])}${rect(cx - half * 1.2, top - unit * 0.035, half * 2.4, unit * 0.05, shapes[1])}`;
  const r = unit * 0.11;
  return `${beam}${base}${circle(cx, top - unit * 0.035 - r, r, shapes[2])}`;
};

/** Lines of a text struck out; one is left. */
const struck: Motif = ({ area: { x, y, width, height }, shapes, random }) => {
  const rows = Math.max(4, Math.round((height / width) * 7));
  const step = height / (rows + 0.5);
  const kept = 1 + Math.floor(random() * (rows - 2));
  const drawn: string[] = [];
  for (let row = 0; row < rows; row++) {
    const [top, long] = [y + step * (row + 0.5), width * (0.62 + 0.36 * random())];
    if (row === kept) {
      drawn.push(rect(x, top, width * 0.72, step * 0.5, shapes[2]));
      continue;
    }
    drawn.push(rect(x, top, long, step * 0.5, shapes[0]));
    const lift = step * (random() - 0.5) * 0.2;
    drawn.push(
      `<path d="M${round(x - step * 0.15)} ${round(top + step * 0.28 + lift)}L${round(x + long + step * 0.2)} ${round(top + step * 0.22 - lift)}" stroke="${shapes[1]}" stroke-width="${round(step * 0.13)}" stroke-linecap="round"/>`,
    );
  }
  return drawn.join('');
};

/** Strokes in fives, as many as the figure says. */
const tally: Motif = ({ area: { x, y, width, height }, shapes, random, figure }) => {
  const count = figure && figure >= 12 && figure <= 200 ? figure : 60 + 5 * Math.floor(random() * 4) + 3;
  const groups = Math.ceil(count / 5);
  const columns = Math.max(2, Math.round(Math.sqrt((groups * width) / height / 1.25)));
  const rows = Math.ceil(groups / columns);
  const [w, h] = [width / columns, height / rows];
  const drawn: string[] = [];
  for (let group = 0; group < groups; group++) {
    const [left, top] = [x + (group % columns) * w + w * 0.12, y + Math.floor(group / columns) * h + h * 0.16];
    const strokes = Math.min(5, count - group * 5);
    const isLast = group === groups - 1;
    const colour = isLast ? shapes[2] : shapes[1];
    const wide = Math.min(w, h) * 0.075;
    const line = (d: string) =>
      `<path d="${d}" stroke="${colour}" stroke-width="${round(wide)}" stroke-linecap="round" fill="none"/>`;
    for (let at = 0; at < Math.min(4, strokes); at++) {
      const lean = (random() - 0.5) * w * 0.04;
      drawn.push(line(`M${round(left + at * w * 0.2 + lean)} ${round(top)}V${round(top + h * 0.66)}`));
    }
    if (strokes === 5)
      drawn.push(
        line(`M${round(left - w * 0.06)} ${round(top + h * 0.5)}L${round(left + w * 0.68)} ${round(top + h * 0.16)}`),
      );
  }
  return drawn.join('');
};

/** A tiny thing beside a vast one. */
const scale: Motif = ({ area: { x, y, width, height }, shapes, random }) => {
  const side = Math.min(width, height);
  const base = y + height;
  const isRound = random() < 0.5;
  const big = side * 0.86;
  const right = x + width;
  const vast = isRound
    ? circle(right - big * 0.5, base - big * 0.5 - side * 0.012, big * 0.5, shapes[1])
    : rect(right - big * 0.8, base - big, big * 0.8, big, shapes[1]);
  const small = side * 0.085;
  const floor = rect(x, base - side * 0.012, width, side * 0.012, shapes[0]);
  return `${floor}${vast}${circle(x + width * 0.12, base - small - side * 0.012, small, shapes[2])}`;
};

/** Layered hills, as on a map of the weather. */
const waves: Motif = ({ area: { x, y, width, height }, shapes, random }) => {
  const colours = [shapes[0], shapes[1], shapes[2]];
  const drawn: string[] = [];
  for (const [index, colour] of colours.entries()) {
    const level = y + height * (0.28 + 0.24 * index);
    const swing = height * (0.1 - 0.015 * index);
    const shift = random() * 2 * Math.PI;
    const points = Array.from({ length: 49 }, (_, at) => {
      const px = x + (width * at) / 48;
      return `${round(px)} ${round(level + swing * Math.sin(shift + (at / 48) * Math.PI * (1.6 + index * 0.5)))}`;
    });
    drawn.push(
      path(`M${round(x)} ${round(y + height)}L${points.join('L')}L${round(x + width)} ${round(y + height)}Z`, colour),
    );
  }
  return drawn.join('');
};

/** Rings left on a table, or a mark that comes back: circles in a row that close slowly. */
const cycle: Motif = ({ area: { x, y, width, height }, shapes, random }) => {
  const columns = width > height ? 5 : 3;
  const rows = Math.max(1, Math.round((columns * height) / width));
  const step = Math.min(width / columns, height / rows);
  const [left, top] = [x + (width - step * columns) / 2, y + (height - step * rows) / 2];
  const total = rows * columns;
  const drawn: string[] = [];
  const begin = random() * 360;
  for (let at = 0; at < total; at++) {
    const [cx, cy] = [left + ((at % columns) + 0.5) * step, top + (Math.floor(at / columns) + 0.5) * step];
    const r = step * 0.34;
    const full = 2 * Math.PI * r;
    const share = (at + 1) / total;
    drawn.push(ring(cx, cy, r, step * 0.11, shapes[0]));
    drawn.push(
      circle(
        cx,
        cy,
        r,
        'none',
        ` stroke="${at === total - 1 ? shapes[2] : shapes[1]}" stroke-width="${round(step * 0.11)}" stroke-dasharray="${round(full * share)} ${round(full)}" transform="rotate(${round(begin - 90)} ${round(cx)} ${round(cy)})"`,
      ),
    );
  }
  return drawn.join('');
};

/** The frame of a notice, with a rule across. */
const notice: Motif = ({ area: { x, y, width, height }, shapes }) => {
  const unit = Math.min(width, height);
  const line = unit * 0.012;
  const frame = (inset: number, wide: number) =>
    rect(
      x + inset,
      y + inset,
      width - 2 * inset,
      height - 2 * inset,
      'none',
      ` stroke="${shapes[1]}" stroke-width="${round(wide)}"`,
    );
  const [cx, cy, r] = [x + width / 2, y + height / 2, unit * 0.2];
  const petals = Array.from(
    { length: 8 },
    (_, at) =>
      `<ellipse cx="${round(cx)}" cy="${round(cy - r * 0.62)}" rx="${round(r * 0.2)}" ry="${round(r * 0.42)}" fill="${at % 2 ? shapes[1] : shapes[2]}" transform="rotate(${at * 45} ${round(cx)} ${round(cy)})"/>`,
  );
  return `${frame(line, line * 2)}${frame(line * 4.5, line * 0.7)}${petals.join('')}${circle(cx, cy, r * 0.16, shapes[1])}`;
};

const byStrategy: Readonly<Record<Strategy, readonly Motif[]>> = {
  inversion: [hazard, scale, cutOut],
  analogy: [plinth, waves, sun],
  constraint: [dots, dial, tiles],
  audienceShift: [balloons, tiles],
  ritual: [cycle, sun, rings],
  productTruth: [dots, rings, tiles],
  categoryCode: [struck, tiles, hazard],
  exaggeration: [scale, rings, sun],
  enemy: [notice, struck, waves],
  absence: [cutOut, dots, scale],
  time: [dial, cycle, waves],
  publicProof: [tally, dots, balloons],
};

/** These are drawn up to the edge; the others stand within the margin. */
const bleeding: ReadonlySet<Motif> = new Set([rings, tiles, sun, cutOut, hazard, waves, plinth]);

/** A motif that suits how an idea was found; a figure that it names is counted out where it can be. */
export const chooseMotif = (strategy: Strategy, figure: number | null, random: () => number) => {
  const choices = byStrategy[strategy];
  const counting = choices.filter((motif) => motif === dots || (motif === tally && figure !== null && figure <= 200));
  const isCounted = figure !== null && figure >= 12 && figure <= 4000 && counting.length > 0;
  const motif = pick(isCounted ? counting : choices, random);
  return {
    bleeds: bleeding.has(motif),
    draw: (request: MotifRequest): string => crop(request.area, motif(request)),
  };
};

const crop = (area: Area, drawn: string): string => {
  const id = `crop-${[area.x, area.y, area.width, area.height].map(Math.round).join('-')}`;
  const shape = rect(area.x, area.y, area.width, area.height, '#000');
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${drawn}</g>`;
};
