/** The least height of a line in points: noise shall not look like a trend. */
const leastSpan = 6;

/** A small line in its own pixels: a path for each part between gaps, and where it ends. */
export const sparkPaths = (values: readonly (number | null)[], width: number, height: number) => {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return { paths: [], end: null };
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const span = Math.max(leastSpan, high - low);
  const middle = (low + high) / 2;
  const place = (value: number, index: number) => ({
    x: values.length === 1 ? width : (index / (values.length - 1)) * width,
    y: height / 2 - ((value - middle) / span) * height,
  });
  const paths: string[] = [];
  let path = '';
  let end: { x: number; y: number } | null = null;
  values.forEach((value, index) => {
    if (value === null) {
      if (path !== '') paths.push(path);
      path = '';
      return;
    }
    end = place(value, index);
    path += `${path === '' ? 'M' : 'L'}${end.x.toFixed(1)} ${end.y.toFixed(1)}`;
  });
  if (path !== '') paths.push(path);
  return { paths, end: end as { x: number; y: number } | null };
};
