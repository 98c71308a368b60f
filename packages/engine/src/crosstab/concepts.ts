import type { Concepts } from '@soundings/contract/resonance/calculations';
import { popcount } from './count-bits.ts';
import type { Dataset } from './dataset.ts';
import { finish, type Steps } from './steps.ts';
import { answeredInSteps, subconceptsOf } from './subconcepts.ts';

/** The concepts of a dataset in their order, with how many of all respondents answered to each; all at once. */
export function concepts(dataset: Dataset): Concepts {
  return finish(conceptsInSteps(dataset));
}

export function* conceptsInSteps(dataset: Dataset): Steps<Concepts> {
  const found: Concepts['concepts'] = [];
  for (const concept of dataset.concepts) {
    const base = popcount(yield* answeredInSteps(concept, dataset.respondents));
    const subconcepts = subconceptsOf(concept).map(({ name }) => name);
    found.push({ id: concept.id, name: concept.name, base, subconcepts });
    yield;
  }
  return { concepts: found };
}
