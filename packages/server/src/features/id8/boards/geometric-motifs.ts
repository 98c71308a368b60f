import { type Area, circle, type Motif, path, pick, rect } from './motif.ts';
import { round } from './set-text.ts';

/** As many dots as the figure says, or a full field; one of them is another. */
export const dots: Motif = ({ area: { x, y, width, height }, shapes, random, figure }) => {
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

export const rings: Motif = ({ area: { x, y, width, height }, shapes, random }) => {
  const [cx, cy] = [x + width * pick([0.25, 0.5, 0.78], random), y + height * pick([0.55, 0.8, 1], random)];
  const reach = Math.hypot(width, height) * 0.62;
  const count = 7 + Math.floor(random() * 3);
  const colours = [shapes[0], shapes[1]];
  const drawn = [rect(x, y, width, height, colours[(count + 1) % 2]!)];
  for (let at = count; at > 0; at--) drawn.push(circle(cx, cy, (reach * at) / count, colours[at % 2]!));
  return `${drawn.join('')}${circle(cx, cy, reach / count, shapes[2])}`;
};

export const tiles: Motif = ({ area: { x, y, width, height }, ground, shapes, random }) => {
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

export const sun: Motif = ({ area: { x, y, width, height }, shapes, random }) => {
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

export const cutOut: Motif = ({ area: { x, y, width, height }, ground, shapes, random }) => {
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

export const hazard: Motif = ({ area: { x, y, width, height }, shapes, random }) => {
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

export const dial: Motif = ({ area: { x, y, width, height }, ground, shapes, random }) => {
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
