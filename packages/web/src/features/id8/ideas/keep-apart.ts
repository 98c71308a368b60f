interface Place {
  x: number;
  y: number;
}

interface Room {
  width: number;
  height: number;
  margin: number;
}

const rounds = 40;

/**
 * Moves marks that cover each other aside until their centres are a distance apart, inside the room's margin; all in
 * px, in a fixed number of rounds. Equal marks give equal places.
 */
export function keepApart<Mark extends Place>(marks: readonly Mark[], distance: number, room: Room): Mark[] {
  const places = marks.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < rounds; round += 1) {
    let hasMoved = false;
    places.forEach((one, at) => {
      for (const other of places.slice(at + 1)) hasMoved = part(one, other, distance) || hasMoved;
    });
    if (!hasMoved) break;
    for (const place of places) keepInside(place, room);
  }
  return marks.map((mark, at) => ({ ...mark, ...places[at] }));
}

const part = (one: Place, other: Place, distance: number): boolean => {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const length = Math.hypot(dx, dy);
  if (length > distance - 0.1) return false;
  const push = (distance - length) / 2;
  // Those at one point are parted sideways.
  const [across, down] = length === 0 ? [1, 0] : [dx / length, dy / length];
  one.x -= across * push;
  one.y -= down * push;
  other.x += across * push;
  other.y += down * push;
  return true;
};

const keepInside = (place: Place, { width, height, margin }: Room): void => {
  place.x = Math.min(width - margin, Math.max(margin, place.x));
  place.y = Math.min(height - margin, Math.max(margin, place.y));
};
