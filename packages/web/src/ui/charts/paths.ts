export interface Place {
  x: number;
  y: number;
}

function splitAtGaps(places: readonly (Place | null)[]): Place[][] {
  const parts: Place[][] = [];
  places.forEach((place, index) => {
    if (place === null) return;
    if (index > 0 && places[index - 1] !== null) parts.at(-1)?.push(place);
    else parts.push([place]);
  });
  return parts;
}

const write = ({ x, y }: Place): string => `${Number(x.toFixed(1))},${Number(y.toFixed(1))}`;

export const linePath = (places: readonly (Place | null)[]): string =>
  splitAtGaps(places)
    .filter((part) => part.length > 1)
    .map((part) => `M${part.map(write).join('L')}`)
    .join('');

export const areaPath = (places: readonly (Place | null)[], ground: number): string =>
  splitAtGaps(places)
    .filter((part) => part.length > 1)
    .map((part) => {
      const [first, last] = [part[0] as Place, part.at(-1) as Place];
      return `M${[{ x: first.x, y: ground }, ...part, { x: last.x, y: ground }].map(write).join('L')}Z`;
    })
    .join('');

export const lonePlaces = (places: readonly (Place | null)[]): Place[] =>
  splitAtGaps(places).flatMap((part) => (part.length === 1 ? part : []));

/** A place around 0,0, by turns of the clock from the top. */
export const polar = (turn: number, radius: number): Place => ({
  x: radius * Math.sin(turn * 2 * Math.PI),
  y: -radius * Math.cos(turn * 2 * Math.PI),
});

/** The middle line of an arc around 0,0, clockwise. */
export function arcPath(from: number, to: number, radius: number): string {
  const arc = `A${radius},${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 `;
  return `M${write(polar(from, radius))}${arc}${write(polar(to, radius))}`;
}
