import { circle, type Motif, path, pick, rect, ring } from './motif.ts';
import { round } from './set-text.ts';

export const balloons: Motif = ({ area: { x, y, width, height }, shapes, random }) => {
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

export const plinth: Motif = ({ area: { x, y, width, height }, shapes, random }) => {
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
export const struck: Motif = ({ area: { x, y, width, height }, shapes, random }) => {
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
export const tally: Motif = ({ area: { x, y, width, height }, shapes, random, figure }) => {
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
export const scale: Motif = ({ area: { x, y, width, height }, shapes, random }) => {
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

export const waves: Motif = ({ area: { x, y, width, height }, shapes, random }) => {
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
export const cycle: Motif = ({ area: { x, y, width, height }, shapes, random }) => {
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

export const notice: Motif = ({ area: { x, y, width, height }, shapes }) => {
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
