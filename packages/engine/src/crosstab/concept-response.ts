import type { ConceptFigures, ConceptResponse } from '@soundings/contract/resonance/calculations';
import { conceptFiguresInSteps } from './concept-figures.ts';
import type { Bits, Dataset } from './dataset.ts';
import { getConcept } from './get-concept.ts';
import { finish, type Steps } from './steps.ts';

/** All at once, see `conceptResponseInSteps`. */
export function conceptResponse(
  dataset: Dataset,
  conceptId: string,
  compareTo: readonly string[],
  mask: Bits | null,
): ConceptResponse {
  return finish(conceptResponseInSteps(dataset, conceptId, compareTo, mask));
}

/**
 * A concept's lists and averages beside those of other concepts, each on its own base; the concept itself and ids that
 * come twice are left out of the others. In the order of the ids. Throws an UnknownConceptError.
 */
export function* conceptResponseInSteps(
  dataset: Dataset,
  conceptId: string,
  compareTo: readonly string[],
  mask: Bits | null,
): Steps<ConceptResponse> {
  const chosen = getConcept(dataset, conceptId);
  const others = new Set(compareTo.map((id) => getConcept(dataset, id)));
  others.delete(chosen);
  const comparedTo: ConceptFigures[] = [];
  const concept = yield* conceptFiguresInSteps(dataset, chosen, mask);
  for (const other of others) comparedTo.push(yield* conceptFiguresInSteps(dataset, other, mask));
  return { concept, comparedTo };
}
