/** The id of a scale's card on the page. */
export const scaleId = (recode: string): string => `scale-${recode}`;

/** Brings a scale's card into view and takes the focus there. */
export function showScale(recode: string): void {
  const card = document.getElementById(scaleId(recode));
  card?.scrollIntoView({ block: 'center' });
  card?.focus({ preventScroll: true });
}
