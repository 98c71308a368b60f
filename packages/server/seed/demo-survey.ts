import type { Dataset, Tone } from '@soundings/engine/crosstab/dataset/dataset';
import { DatasetBuilder } from '@soundings/engine/crosstab/dataset/dataset-builder';

/** Numbers in [0, 1) from a seed (mulberry32), so that the demo is the same on every machine. */
const seededRandom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

interface DemoVariable {
  readonly header: string;
  /** Label, share of respondents, and how far it moves the liking of the messages with the same lean. */
  readonly values: readonly (readonly [label: string, share: number, lean: number])[];
}

interface DemoConcept {
  readonly name: string;
  readonly asked: number;
  /** Name, share that says it and means it well, share that means it badly, how strongly audiences differ. */
  readonly subconcepts: readonly (readonly [name: string, positive: number, negative: number, lean: number])[];
}

export interface DemoSurvey {
  readonly seed: number;
  readonly respondents: number;
  readonly variables: readonly DemoVariable[];
  /** Text, share that finds it interesting, share that would act, how strongly audiences differ, share that saw it. */
  readonly messages: readonly (readonly [text: string, r1: number, r2: number, lean: number, seen: number])[];
  readonly concepts: readonly DemoConcept[];
}

const draw = (random: () => number, variable: DemoVariable) => {
  let rest = random();
  return (
    variable.values.find(([, share]) => {
      rest -= share;
      return rest < 0;
    }) ?? variable.values.at(-1)!
  );
};

const drawMentions = (random: () => number, concept: DemoConcept, lean: number): (readonly [string, Tone])[] => {
  if (random() >= concept.asked) return [];
  return concept.subconcepts.flatMap(([name, positive, negative, strength]): (readonly [string, Tone])[] => {
    const mood = random() - lean * strength;
    if (mood < positive) return [[name, random() < 0.12 ? 'blank' : 'positive']];
    return mood < positive + negative ? [[name, 'negative']] : [];
  });
};

export const drawSurvey = (survey: DemoSurvey): Dataset => {
  const random = seededRandom(survey.seed);
  const randomMention = seededRandom(survey.seed + 1);
  const builder = new DatasetBuilder();
  for (const { header } of survey.variables) builder.addVariable(header);
  const points = [1, 2, 3, 4, 5].map((point) => ({ label: String(point), positive: point > 3 }));
  const scale = { kind: 'points', points } as const;
  survey.messages.forEach(([text], index) => {
    builder.addMessage(`m${index + 1}`, text, { r1: scale, r2: scale, hasR2: true });
  });
  for (const { name } of survey.concepts) builder.addConcept(name);
  for (let respondent = 0; respondent < survey.respondents; respondent++) {
    const row = builder.addRespondent();
    let lean = 0;
    survey.variables.forEach((variable, index) => {
      const [label, , moved] = draw(random, variable);
      builder.setAudience(row, index, label);
      lean += moved;
    });
    survey.messages.forEach(([, r1, r2, strength, seen], index) => {
      if (random() >= seen) return;
      const mood = random();
      builder.setAnswer(row, index, 'r1', mood < r1 + lean * strength);
      builder.setAnswer(row, index, 'r2', (mood + random()) / 2 < r2 + lean * strength * 0.6);
    });
    survey.concepts.forEach((concept, index) => {
      for (const [name, tone] of drawMentions(randomMention, concept, lean)) builder.addMention(row, index, name, tone);
    });
  }
  return builder.build();
};
