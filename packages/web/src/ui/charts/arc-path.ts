/** Degrees of a dial: 270° from the lower left over the top to the lower right. */
export const dialAngle = (value: number): number => -135 + (Math.min(100, Math.max(0, value)) / 100) * 270;

/** A point at `degrees` clockwise from the top. */
export const polar = (degrees: number, radius: number): { x: number; y: number } => {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return { x: radius * Math.cos(radians), y: radius * Math.sin(radians) };
};

/** The middle line of an arc around 0,0, clockwise. */
export function arcPath(from: number, to: number, radius: number): string {
  const [start, end] = [polar(from, radius), polar(to, radius)];
  const isLarge = to - from > 180 ? 1 : 0;
  const at = ({ x, y }: { x: number; y: number }) => `${x.toFixed(2)},${y.toFixed(2)}`;
  return `M${at(start)}A${radius},${radius} 0 ${isLarge} 1 ${at(end)}`;
}
