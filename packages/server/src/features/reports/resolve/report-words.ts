import type { MissingReason, ReportLanguage } from '@soundings/contract/reports/report-choices';
import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { languages } from '@soundings/engine/facts/tell/chapters';
import { formatCount } from '#/platform/office/office-document.ts';
import { resonanceWords } from './resonance-words.ts';
import { sonarWords } from './sonar-words.ts';

export const scoreLabel = (language: ReportLanguage, score: ScoreName): string => {
  const text = languages[language].score[score];
  return text.slice(0, 1).toUpperCase() + text.slice(1);
};

const en = {
  asOf: (day: string) => `Data as of ${day}`,
  demo: 'Demo data, not measured',
  now: 'This period',
  before: 'Period before',
  sonar: sonarWords.en,
  resonance: resonanceWords.en,
  board: {
    titles: { FINAL: 'Final messages', SELECTED: 'Selected messages', ALL: 'Messages' },
    ideas: { FINAL: 'Final ideas', SELECTED: 'Selected ideas', ALL: 'Ideas' },
    origin: 'R1 predicted from US English headline tests, 2013–15; 50 is a typical headline',
    count: (shown: number, all: number) =>
      shown < all
        ? `${formatCount('en', shown)} of ${formatCount('en', all)} shown`
        : `${formatCount('en', all)} in all`,
    r1: (value: string, low: string, high: string) => `predicted R1 ${value} (${low}–${high})`,
  },
  genie: {
    title: 'Predicted response',
    columns: { message: 'Message', r1: 'R1', interval: 'R1 interval', r2: 'R2' },
    origin: 'Genie: predicted from US English headline tests, 2013–15; 50 is a typical headline; 90% intervals',
    count: (n: number) => `${formatCount('en', n)} messages predicted`,
  },
  concept: { origin: 'ID8 concept' },
  path: {
    title: 'From idea to response',
    columns: { message: 'Message', idea: 'Idea', predicted: 'Predicted R1', measured: 'Measured, %', base: 'Base' },
    count: (shown: number, all: number) =>
      shown < all
        ? `${formatCount('en', shown)} of ${formatCount('en', all)} messages shown`
        : `${formatCount('en', all)} messages`,
    origin: 'Predictions of Genie beside shares of Resonance: compare their order, not their size',
  },
  missing: {
    noAccess: 'The owner of this report may no longer open this project, so nothing of it is shown.',
    noData: 'This project has nothing for this block yet: files and links leave it out.',
    notFound: 'What this block shows is no longer in the project.',
    nothingToTell: 'NAVIG8 has nothing to tell about this for these days.',
    removed: 'This block was removed with its project.',
    unwritten: 'Not written yet: files and links leave it out.',
  } satisfies Record<MissingReason, string>,
};

type Words = typeof en;

const de: Words = {
  asOf: (day) => `Daten vom ${day}`,
  demo: 'Demodaten, nicht gemessen',
  now: 'Dieser Zeitraum',
  before: 'Zeitraum davor',
  sonar: sonarWords.de,
  resonance: resonanceWords.de,
  board: {
    titles: { FINAL: 'Finale Botschaften', SELECTED: 'Ausgewählte Botschaften', ALL: 'Botschaften' },
    ideas: { FINAL: 'Finale Ideen', SELECTED: 'Ausgewählte Ideen', ALL: 'Ideen' },
    origin: 'R1 vorhergesagt aus Tests US-englischer Headlines, 2013–15; 50 ist eine typische Headline',
    count: (shown, all) =>
      shown < all
        ? `${formatCount('de', shown)} von ${formatCount('de', all)} gezeigt`
        : `${formatCount('de', all)} insgesamt`,
    r1: (value, low, high) => `vorhergesagtes R1 ${value} (${low}–${high})`,
  },
  genie: {
    title: 'Vorhergesagte Resonanz',
    columns: { message: 'Botschaft', r1: 'R1', interval: 'R1-Intervall', r2: 'R2' },
    origin:
      'Genie: vorhergesagt aus Tests US-englischer Headlines, 2013–15; 50 ist eine typische Headline; 90-%-Intervalle',
    count: (n) => `${formatCount('de', n)} Botschaften vorhergesagt`,
  },
  concept: { origin: 'ID8-Konzept' },
  path: {
    title: 'Von der Idee zur Resonanz',
    columns: {
      ...{ message: 'Botschaft', idea: 'Idee', predicted: 'Vorhergesagtes R1' },
      ...{ measured: 'Gemessen, %', base: 'Basis' },
    },
    count: (shown, all) =>
      shown < all
        ? `${formatCount('de', shown)} von ${formatCount('de', all)} Botschaften gezeigt`
        : `${formatCount('de', all)} Botschaften`,
    origin: 'Vorhersagen von Genie neben Anteilen von Resonance: Vergleichen Sie die Reihenfolge, nicht die Höhe',
  },
  missing: {
    noAccess: 'Wem dieser Bericht gehört, kann dieses Projekt nicht mehr öffnen. Deshalb wird daraus nichts gezeigt.',
    noData: 'Dieses Projekt hat für diesen Baustein noch nichts: Dateien und Links lassen ihn weg.',
    notFound: 'Was dieser Baustein zeigt, gibt es im Projekt nicht mehr.',
    nothingToTell: 'NAVIG8 hat dazu für diese Tage nichts zu erzählen.',
    removed: 'Dieser Baustein wurde mit seinem Projekt gelöscht.',
    unwritten: 'Noch nicht geschrieben: Dateien und Links lassen ihn weg.',
  },
};

export const reportWords: Record<ReportLanguage, Words> = { en, de };
