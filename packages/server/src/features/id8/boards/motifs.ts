import type { Strategy } from '@soundings/engine/ideas/strategy-labels';
import { balloons, cycle, notice, plinth, scale, struck, tally, waves } from './figure-motifs.ts';
import { cutOut, dial, dots, hazard, rings, sun, tiles } from './geometric-motifs.ts';
import { type Area, type Motif, type MotifRequest, pick, rect } from './motif.ts';

const byStrategy: Readonly<Record<Strategy, readonly Motif[]>> = {
  inversion: [hazard, scale, cutOut],
  analogy: [plinth, waves, sun],
  constraint: [dots, dial, tiles],
  audienceShift: [balloons, tiles],
  ritual: [cycle, sun, rings, dots],
  productTruth: [dots, rings, tiles],
  categoryCode: [struck, tiles, hazard],
  exaggeration: [scale, rings, sun, dots],
  enemy: [notice, struck, waves],
  absence: [cutOut, dots, scale],
  time: [dial, cycle, waves],
  publicProof: [tally, dots, balloons, notice, plinth],
};

/** These are drawn up to the edge; the others stand within the margin. */
const bleeding: ReadonlySet<Motif> = new Set([rings, tiles, sun, cutOut, hazard, waves, plinth]);

export const chooseMotif = (strategy: Strategy, figure: number | null, random: () => number) => {
  const choices = byStrategy[strategy];
  const counting = choices.filter((motif) => motif === dots || (motif === tally && figure !== null && figure <= 200));
  const isCounted = figure !== null && figure >= 12 && figure <= 4000 && counting.length > 0;
  // Strokes and dots that count nothing say nothing.
  const motif = pick(isCounted ? counting : choices.filter((each) => each !== tally && each !== dots), random);
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
