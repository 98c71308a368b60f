/** The least height of a line in points: noise shall not look like a trend. */
const minSpan = 6;

interface Point {
  x: number;
  y: number;
}

/**
 * A small line in its own pixels, at even distances from 0 to `width` and within 0 to `height`: a path for each part
 * between gaps (null), the same down to `ground`, and where it ends.
 */
export const sparkPaths = (values: readonly (number | null)[], width: number, height: number, ground = height) => {
  const known = values.filter((value) => value !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const span = Math.max(minSpan, high - low);
  const middle = (low + high) / 2;
  const parts: Point[][] = [];
  values.forEach((value, index) => {
    if (value === null) return;
    const x = values.length === 1 ? width : (index / (values.length - 1)) * width;
    const point = { x, y: height / 2 - ((value - middle) / span) * height };
    if (index === 0 || values[index - 1] === null) parts.push([point]);
    else parts.at(-1)!.push(point);
  });
  const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const pathOf = (part: readonly Point[]) => `M${part.map(at).join('L')}`;
  return {
    paths: parts.map(pathOf),
    areas: parts.map(
      (part) => `${pathOf(part)}L${part.at(-1)!.x.toFixed(1)} ${ground}L${part[0]!.x.toFixed(1)} ${ground}Z`,
    ),
    end: parts.at(-1)?.at(-1) ?? null,
  };
};
