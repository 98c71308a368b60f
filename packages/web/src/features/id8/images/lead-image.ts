import type { ConceptImage, ImagePrompt } from '@soundings/contract/id8/id8';

const offSquare = ({ width, height }: ConceptImage): number => Math.abs(Math.log(width / height));

/**
 * Of liked images, else of all, the one nearest to a square fills a card best; all others follow as they came. While
 * images are made they keep their places.
 */
export function putLeadFirst(frame: ImagePrompt): ImagePrompt {
  const { images, generating } = frame;
  if (generating || images.length < 2) return frame;
  const liked = images.filter(({ reaction }) => reaction === 'LIKE');
  const lead = (liked.length > 0 ? liked : images).reduce((best, image) =>
    offSquare(image) < offSquare(best) ? image : best,
  );
  return { ...frame, images: [lead, ...images.filter((image) => image !== lead)] };
}
