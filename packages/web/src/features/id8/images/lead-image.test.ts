import type { ConceptImage, ImagePrompt } from '@soundings/contract/id8/id8';
import { expect, it } from 'vitest';
import { putLeadFirst } from './lead-image.ts';

const image = (id: string, width: number, height: number, reaction: 'LIKE' | null = null) =>
  ({ id, width, height, reaction }) as ConceptImage;
const [banner, poster, square] = [image('banner', 1940, 500), image('poster', 1654, 2339), image('square', 1200, 1200)];

const order = (images: ConceptImage[], generating = false) =>
  putLeadFirst({ images, generating } as ImagePrompt).images.map(({ id }) => id);

it('puts the image nearest to a square first, and keeps the others as they came', () => {
  expect(order([banner, poster, square])).toEqual(['square', 'banner', 'poster']);
  expect(order([banner, poster])).toEqual(['poster', 'banner']);
  expect(order([banner])).toEqual(['banner']);
});

it('prefers liked images, and moves none while images are made', () => {
  expect(order([image('liked', 1940, 500, 'LIKE'), poster, square])).toEqual(['liked', 'poster', 'square']);
  expect(order([banner, square], true)).toEqual(['banner', 'square']);
});
