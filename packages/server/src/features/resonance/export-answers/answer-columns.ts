import { hasBit } from '@soundings/engine/crosstab/dataset/bits';
import type { Bits, Dataset, Message, Tone, Variable } from '@soundings/engine/crosstab/dataset/dataset';
import type { SavColumn } from '#/platform/spss/write-sav.ts';
import { areOverlapping } from '../resonance.present.ts';
import type { KeptRatings } from './kept-ratings.ts';

export interface AnswerColumn {
  readonly column: SavColumn;
  readonly valueAt: (row: number) => number;
}

const words = {
  en: {
    respondent: 'Respondent',
    weight: 'Weight',
    no: 'not mentioned',
    positive: 'positive',
    negative: 'not positive',
    mentioned: 'mentioned',
    tone: { positive: ' (positive)', negative: ' (negative)', blank: '' },
  },
  de: {
    respondent: 'Befragte',
    weight: 'Gewicht',
    no: 'nicht genannt',
    positive: 'positiv',
    negative: 'nicht positiv',
    mentioned: 'genannt',
    tone: { positive: ' (positiv)', negative: ' (negativ)', blank: '' },
  },
} as const;

const nominal = { missing: null, decimals: 0, measure: 'nominal' } as const;

/** The respondents by number, then every variable; one whose audiences overlap has a column for each of them. */
export const audienceColumns = (dataset: Dataset, lang: 'en' | 'de'): AnswerColumn[] => [
  {
    column: { ...nominal, name: 'respondent', label: words[lang].respondent, labels: [], measure: 'scale' },
    valueAt: (row) => row + 1,
  },
  ...dataset.variables.flatMap((variable) =>
    areOverlapping(variable.audiences, dataset.respondents) ? choiceColumns(variable, lang) : [valueColumn(variable)],
  ),
];

const valueColumn = ({ header, audiences }: Variable): AnswerColumn => ({
  column: { ...nominal, name: header, label: header, labels: audiences.map(({ label }, i) => [i + 1, label] as const) },
  valueAt: (row) => {
    for (let i = 0; i < audiences.length; i++) if (hasBit(audiences[i]!.members, row)) return i + 1;
    return Number.NaN;
  },
});

const choiceColumns = ({ header, audiences }: Variable, lang: 'en' | 'de'): AnswerColumn[] =>
  audiences.map(({ label, members }) =>
    mentionColumn(`${header} ${label}`, `${header}: ${label}`, members, lang, label),
  );

/** 1 for members, 0 for all others. */
export const mentionColumn = (
  name: string,
  label: string,
  members: Bits,
  lang: 'en' | 'de',
  mentioned: string = words[lang].mentioned,
): AnswerColumn => ({
  column: {
    ...{ ...nominal, name, label },
    labels: [
      [0, words[lang].no],
      [1, mentioned],
    ],
  },
  valueAt: (row) => (hasBit(members, row) ? 1 : 0),
});

/** Every subconcept that was mentioned, in each tone a variable of its own: one respondent may mention it in two. */
export const conceptColumns = ({ concepts }: Dataset, lang: 'en' | 'de'): AnswerColumn[] =>
  concepts.flatMap(({ name, mentions }, c) =>
    mentions.map(({ subconcept, tone, members }, m) =>
      mentionColumn(`concept_${c + 1}_${m + 1}`, `${name}: ${subconcept}${toneOf(tone, lang)}`, members, lang),
    ),
  );

const toneOf = (tone: Tone, lang: 'en' | 'de'): string => words[lang].tone[tone];

const ratingName = (message: number, measure: 'r1' | 'r2') => `${measure}_${message + 1}`;

const measuresOf = (message: Message) =>
  [
    { name: 'r1', answers: message.r1 },
    { name: 'r2', answers: message.r2 },
  ] as const;

export const positiveColumns = ({ messages }: Dataset, lang: 'en' | 'de'): AnswerColumn[] =>
  messages.flatMap((message, i) =>
    measuresOf(message).flatMap(({ name, answers }): AnswerColumn[] => {
      if (!answers) return [];
      const { answered, positive } = answers;
      const label = `${name.toUpperCase()}: ${message.text}`;
      return [
        {
          column: {
            ...nominal,
            ...{ name: ratingName(i, name), label },
            labels: [
              [0, words[lang].negative],
              [1, words[lang].positive],
            ],
          },
          valueAt: (row) => (hasBit(answered, row) ? Number(hasBit(positive, row)) : Number.NaN),
        },
      ];
    }),
  );

/** The ratings of a kept file, in the order of the dataset. */
export const ratingColumns = ({ messages }: Dataset, { columns }: KeptRatings): SavColumn[] => {
  const scales = columns.values();
  return messages.flatMap((message, i) =>
    measuresOf(message).flatMap(({ name, answers }): SavColumn[] => {
      if (!answers) return [];
      const { labels, missing, isOfPoints } = scales.next().value!.scale;
      return [
        {
          ...{ name: ratingName(i, name), label: `${name.toUpperCase()}: ${message.text}`, labels, missing },
          ...{ decimals: isOfPoints ? 0 : 2, measure: isOfPoints ? 'ordinal' : 'scale' },
        },
      ];
    }),
  );
};

export const weightColumn = ({ weights }: Dataset, lang: 'en' | 'de'): AnswerColumn | null =>
  weights && {
    column: { name: 'weight', label: words[lang].weight, labels: [], missing: null, decimals: 4, measure: 'scale' },
    valueAt: (row) => weights[row]!,
  };
