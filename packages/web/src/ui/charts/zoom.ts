/** How far a drawing is enlarged, and where its own 0,0 then lies. */
export interface Zoom {
  k: number;
  x: number;
  y: number;
}

export interface Room {
  width: number;
  height: number;
}

export const zoomSteps = { in: 1.25, out: 0.8 } as const;
const limits = { min: 0.64, max: 24 } as const;

export const noZoom: Zoom = { k: 1, x: 0, y: 0 };

/** Enlarges around a point of the picture, within limits; the point stays where it is. */
export function zoomBy(zoom: Zoom, factor: number, at: { x: number; y: number }): Zoom {
  const k = Math.min(limits.max, Math.max(limits.min, zoom.k * factor));
  const ratio = k / zoom.k;
  return { k, x: at.x - (at.x - zoom.x) * ratio, y: at.y - (at.y - zoom.y) * ratio };
}

/** Moves a drawing, so that at least a quarter of the picture shows it. */
export function panBy(zoom: Zoom, dx: number, dy: number, { width, height }: Room): Zoom {
  const keep = (value: number, room: number) => Math.min(room * 0.75, Math.max(room * 0.25 - room * zoom.k, value));
  return { ...zoom, x: keep(zoom.x + dx, width), y: keep(zoom.y + dy, height) };
}

/** Moves a drawing until a place of it, given unzoomed, is inside with a margin around it. */
export function zoomToShow(zoom: Zoom, at: { x: number; y: number }, { width, height }: Room, margin = 48): Zoom {
  const [x, y] = [zoom.x + at.x * zoom.k, zoom.y + at.y * zoom.k];
  const into = (value: number, room: number) => Math.min(Math.max(margin, room - margin), Math.max(margin, value));
  return { ...zoom, x: zoom.x + into(x, width) - x, y: zoom.y + into(y, height) - y };
}
