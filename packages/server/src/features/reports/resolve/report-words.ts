import type { MissingReason, ReportLanguage } from '@soundings/contract/reports/report-choices';
import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { languages } from '@soundings/engine/facts/tell/chapters';
import { formatIn } from '#/platform/office/office-document.ts';

/** Days as a reader of the language writes them: `31 Oct 2026`, `31.10.2026`. */
export const formatDay = (language: ReportLanguage, day: string): string =>
  new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day.slice(0, 10)}T00:00:00Z`),
  );

export const scoreLabel = (language: ReportLanguage, score: ScoreName): string => {
  const text = languages[language].score[score];
  return text.slice(0, 1).toUpperCase() + text.slice(1);
};

const count = (language: ReportLanguage, value: number): string => formatIn(language, value, 0);

const en = {
  asOf: (day: string) => `Data as of ${day}`,
  demo: 'Demo data, not measured',
  now: 'This period',
  before: 'Period before',
  sonar: {
    brands: (n: number) => (n === 1 ? '1 brand with scores' : `${count('en', n)} brands with scores`),
    origin: 'SONAR: scores from 0 to 100; 50 is a typical brand',
    figures: (brand: string) => `${brand} at a glance`,
    place: 'Place by powerrank',
    placeOf: (n: number) => `of ${count('en', n)} brands`,
    better: 'Lower is better',
    ranking: (score: string) => `${score}: brands compared`,
    trend: (score: string) => `${score} over time`,
    goal: (target: string, day: string) => `Goal ${target} by ${day}`,
    scores: (brand: string) => `All scores of ${brand}`,
    table: 'Brands in figures',
    columns: { place: 'Place', brand: 'Brand', change: 'Change' },
    chapters: {
      ...{ own: 'Your brand', overview: 'The market', gaps: 'What would help most', movers: 'What moved' },
      ...{ unusual: 'Unusual days', voice: 'Share of interactions', groups: 'Groups', data: 'Missing data' },
    },
  },
  resonance: {
    respondents: (n: number) => `${count('en', n)} respondents`,
    filtered: (audiences: string) => `filtered: ${audiences}`,
    origin: (confidence: number) => `RESONANCE: percent positive, ${confidence}% intervals`,
    originOfFile: 'RESONANCE: figures per message from a file',
    imported: (day: string) => `imported ${day}`,
    best: 'The message that resonates most',
    message: 'A message in figures',
    chart: 'Messages by response',
    table: 'All messages in figures',
    audiences: 'Response by audience',
    r1: 'Interest (R1)',
    r2: 'Action (R2)',
    total: 'Total',
    base: 'Base',
    baseOf: (n: number) => `base ${count('en', n)}`,
    low: 'from',
    high: 'to',
    verdict: 'Against the rest',
    verdicts: { above: 'above', below: 'below', same: 'no difference', untested: 'not tested' },
    marks: { none: '', low: '* low base', unranked: '** not ranked' },
    columns: { message: 'Message' },
  },
  board: {
    titles: { FINAL: 'Final messages', SELECTED: 'Selected messages', ALL: 'Messages' },
    ideas: { FINAL: 'Final ideas', SELECTED: 'Selected ideas', ALL: 'Ideas' },
    origin: 'R1 predicted from US English headline tests, 2013–15; 50 is a typical headline',
    count: (shown: number, all: number) =>
      shown < all ? `${count('en', shown)} of ${count('en', all)} shown` : `${count('en', all)} in all`,
    r1: (value: string, low: string, high: string) => `predicted R1 ${value} (${low}–${high})`,
  },
  genie: {
    title: 'Predicted response',
    columns: { message: 'Message', r1: 'R1', low: 'R1 from', high: 'R1 to', r2: 'R2' },
    origin: 'GENIE: predicted from US English headline tests, 2013–15; 50 is a typical headline; 90% intervals',
    count: (n: number) => `${count('en', n)} messages predicted`,
  },
  concept: { origin: 'ID8 concept' },
  missing: {
    noAccess: 'The owner of this report may no longer open this project, so nothing of it is shown.',
    noData: 'This project has nothing for this block yet.',
    notFound: 'What this block shows is no longer in the project.',
    nothingToTell: 'NAVIG8 has nothing to tell about this for these days.',
    removed: 'This block was removed with its project.',
  } satisfies Record<MissingReason, string>,
};

type Words = typeof en;

const de: Words = {
  asOf: (day) => `Daten vom ${day}`,
  demo: 'Demodaten, nicht gemessen',
  now: 'Dieser Zeitraum',
  before: 'Zeitraum davor',
  sonar: {
    brands: (n) => (n === 1 ? '1 Marke mit Werten' : `${count('de', n)} Marken mit Werten`),
    origin: 'SONAR: Werte von 0 bis 100; 50 ist eine typische Marke',
    figures: (brand) => `${brand} auf einen Blick`,
    place: 'Platz nach Powerrank',
    placeOf: (n) => `von ${count('de', n)} Marken`,
    better: 'Niedriger ist besser',
    ranking: (score) => `${score}: Marken im Vergleich`,
    trend: (score) => `${score} im Zeitverlauf`,
    goal: (target, day) => `Ziel ${target} bis ${day}`,
    scores: (brand) => `Alle Werte von ${brand}`,
    table: 'Marken in Zahlen',
    columns: { place: 'Platz', brand: 'Marke', change: 'Änderung' },
    chapters: {
      ...{ own: 'Ihre Marke', overview: 'Der Markt', gaps: 'Was am meisten hilft', movers: 'Was sich bewegt hat' },
      ...{ unusual: 'Ungewöhnliche Tage', voice: 'Anteil an Interaktionen', groups: 'Gruppen', data: 'Fehlende Daten' },
    },
  },
  resonance: {
    respondents: (n) => `${count('de', n)} Befragte`,
    filtered: (audiences) => `gefiltert: ${audiences}`,
    origin: (confidence: number) => `RESONANCE: Prozent positiv, ${confidence}-%-Intervalle`,
    originOfFile: 'RESONANCE: Zahlen je Botschaft aus einer Datei',
    imported: (day) => `importiert am ${day}`,
    best: 'Die Botschaft mit der stärksten Resonanz',
    message: 'Eine Botschaft in Zahlen',
    chart: 'Botschaften nach Resonanz',
    table: 'Alle Botschaften in Zahlen',
    audiences: 'Resonanz nach Zielgruppen',
    r1: 'Interesse (R1)',
    r2: 'Handlung (R2)',
    total: 'Gesamt',
    base: 'Basis',
    baseOf: (n) => `Basis ${count('de', n)}`,
    low: 'von',
    high: 'bis',
    verdict: 'Gegenüber den übrigen',
    verdicts: { above: 'darüber', below: 'darunter', same: 'kein Unterschied', untested: 'nicht getestet' },
    marks: { none: '', low: '* kleine Basis', unranked: '** ohne Rang' },
    columns: { message: 'Botschaft' },
  },
  board: {
    titles: { FINAL: 'Finale Botschaften', SELECTED: 'Ausgewählte Botschaften', ALL: 'Botschaften' },
    ideas: { FINAL: 'Finale Ideen', SELECTED: 'Ausgewählte Ideen', ALL: 'Ideen' },
    origin: 'R1 vorhergesagt aus Tests US-englischer Headlines, 2013–15; 50 ist eine typische Headline',
    count: (shown, all) =>
      shown < all ? `${count('de', shown)} von ${count('de', all)} gezeigt` : `${count('de', all)} insgesamt`,
    r1: (value, low, high) => `vorhergesagtes R1 ${value} (${low}–${high})`,
  },
  genie: {
    title: 'Vorhergesagte Resonanz',
    columns: { message: 'Botschaft', r1: 'R1', low: 'R1 von', high: 'R1 bis', r2: 'R2' },
    origin:
      'GENIE: vorhergesagt aus Tests US-englischer Headlines, 2013–15; 50 ist eine typische Headline; 90-%-Intervalle',
    count: (n) => `${count('de', n)} Botschaften vorhergesagt`,
  },
  concept: { origin: 'ID8-Konzept' },
  missing: {
    noAccess: 'Wem dieser Bericht gehört, kann dieses Projekt nicht mehr öffnen. Deshalb wird daraus nichts gezeigt.',
    noData: 'Dieses Projekt hat für diesen Baustein noch nichts.',
    notFound: 'Was dieser Baustein zeigt, gibt es im Projekt nicht mehr.',
    nothingToTell: 'NAVIG8 hat dazu für diese Tage nichts zu erzählen.',
    removed: 'Dieser Baustein wurde mit seinem Projekt gelöscht.',
  },
};

export const reportWords: Record<ReportLanguage, Words> = { en, de };
