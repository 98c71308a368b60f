import { ideaStrategies } from '@soundings/contract/id8/id8-choices';
import type { TextLanguage } from '../text/stop-words.ts';

export const strategies = ideaStrategies;
export type Strategy = (typeof strategies)[number];

export const strategyLabels: Readonly<Record<TextLanguage, Readonly<Record<Strategy, string>>>> = {
  en: {
    inversion: 'Inversion',
    analogy: 'Analogy',
    constraint: 'Constraint',
    audienceShift: 'Audience shift',
    ritual: 'Ritual',
    productTruth: 'Product truth',
    categoryCode: 'Category code broken',
    exaggeration: 'Exaggeration',
    enemy: 'Common enemy',
    absence: 'Absence',
    time: 'Moment in time',
    publicProof: 'Proof in public',
  },
  de: {
    inversion: 'Umkehrung',
    analogy: 'Analogie',
    constraint: 'Beschränkung',
    audienceShift: 'Anderes Publikum',
    ritual: 'Ritual',
    productTruth: 'Produktwahrheit',
    categoryCode: 'Bruch mit der Kategorie',
    exaggeration: 'Übertreibung',
    enemy: 'Gemeinsamer Gegner',
    absence: 'Weglassen',
    time: 'Zeitpunkt',
    publicProof: 'Öffentlicher Beweis',
  },
  da: {
    inversion: 'Omvending',
    analogy: 'Analogi',
    constraint: 'Benspænd',
    audienceShift: 'Et andet publikum',
    ritual: 'Ritual',
    productTruth: 'Produktsandhed',
    categoryCode: 'Brud med kategorien',
    exaggeration: 'Overdrivelse',
    enemy: 'Fælles fjende',
    absence: 'Fravær',
    time: 'Tidspunkt',
    publicProof: 'Bevis i det åbne',
  },
};

export const findStrategy = (type: string): Strategy | null =>
  strategies.find((strategy) => Object.values(strategyLabels).some((labels) => labels[strategy] === type)) ?? null;
