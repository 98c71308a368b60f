import type { Concept, Dataset } from './dataset.ts';

/** The dataset has no concept of this id. */
export class UnknownConceptError extends Error {
  override readonly name = 'UnknownConceptError';
  readonly conceptId: string;

  constructor(conceptId: string) {
    super(`There is no concept ${JSON.stringify(conceptId)}.`);
    this.conceptId = conceptId;
  }
}

/** Throws an UnknownConceptError. */
export function getConcept({ concepts }: Dataset, conceptId: string): Concept {
  const concept = concepts.find(({ id }) => id === conceptId);
  if (!concept) throw new UnknownConceptError(conceptId);
  return concept;
}
