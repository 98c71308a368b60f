import { cardsOf, cardsText } from './dashboard-search.ts';

/** A list of cards with one more, or one less. */
export const toggleCard = (text: string | undefined, card: number, isIn: boolean): string | undefined => {
  const cards = cardsOf(text);
  if (isIn) cards.add(card);
  else cards.delete(card);
  return cardsText(cards);
};
