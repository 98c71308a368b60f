import { shownDifference } from '@soundings/contract/sonar/shown-difference';
import { networkNames } from '@soundings/contract/sonar/sonar-choices';
import { germanMeanings, germanQuestions, germanRefusal } from './german-answers.ts';
import { and, at, change, driver, moved, score, tell } from './german-facts.ts';
import { gapStep, ofData } from './german-steps.ts';
import type { Language } from './language.ts';
import { numbersIn } from './numbers-in-words.ts';

const { tenth, whole, few, percent, shows, day } = numbersIn('de');

const steadiness = {
  clear: '',
  noise: ', das liegt im Rahmen der üblichen Schwankungen',
  unknown: '; ob das mehr ist als eine übliche Schwankung, lässt sich aus so wenigen Tagen nicht sagen',
};

const rangeText = ({ from, to }: { from: number; to: number }): string =>
  from === to ? day(from) : `${day(from)} bis ${day(to)}`;

export const german: Language = {
  score,
  figure: (metric, network) => {
    const what = {
      score: 'Bewertung',
      subscription: 'Listen',
      posts: 'Beiträge',
      interactions: 'Interaktionen',
      comments: 'Kommentare',
      followers: 'Follower',
      following: 'gefolgte Konten',
      reviews: 'Rezensionen',
      employees: 'Mitarbeitende',
    }[metric];
    return network === null ? what : `${what} bei ${networkNames[network]}`;
  },
  value: (value, unit) =>
    unit === 'stars'
      ? `${few(value)} Sterne`
      : unit === 'score'
        ? tenth(value)
        : unit === 'percent'
          ? percent(value)
          : whole(value),
  ranges: ({ ranges }) => `Zeitraum: ${rangeText(ranges.comparable)}, verglichen mit ${rangeText(ranges.compareTo)}.`,
  tell,
  gapStep,
  gapsLead: (brand) => `Was jeder Schritt für sich ${brand} bringen würde:`,
  change,
  driver,
  noMovers: (of, direction) =>
    `Bei keiner Marke ist ${of ? `der Wert für ${score[of]}` : 'ein Wert'} über die üblichen Schwankungen hinaus ${direction === null ? 'gestiegen oder gefallen' : direction === 'up' ? 'gestiegen' : 'gefallen'}.`,
  unknownMovers: (of) =>
    `Ob sich bei einer Marke ${of ? `der Wert für ${score[of]}` : 'ein Wert'} über die üblichen Schwankungen hinaus geändert hat, lässt sich aus so wenigen Tagen nicht sagen.`,
  noOtherMovers: 'Bei keiner anderen Marke hat sich ein Wert über die üblichen Schwankungen hinaus geändert.',
  nothingUnusual: 'Im Zeitraum fällt nichts aus dem Rahmen.',
  noGaps: (brand) => `Kein einzelner Schritt, der erreichbar ist, würde den Powerrank von ${brand} spürbar bewegen.`,
  noGroups: 'Keine Gruppe hat mindestens zwei Marken mit Werten.',
  noVoice: 'Für diesen Zeitraum sind keine Interaktionen bekannt.',
  nothingMissing: 'Alle Netzwerke mit einem Konto haben Zahlen für diesen Zeitraum.',
  noScore: (brand, of) => `Für ${brand} ist in diesem Zeitraum kein Wert für ${score[of]} bekannt.`,
  noFigure: (brand, what) => `Für ${brand} ist in diesem Zeitraum nichts bekannt: ${what}.`,
  nobodyHas: (what) => `Für keine Marke ist in diesem Zeitraum etwas bekannt: ${what}.`,
  has: (brand, what, value, before) =>
    `${brand}, ${what}: ${value}${before === null ? '' : ` (im Zeitraum davor ${before})`}.`,
  order: (what, list, isTop) => `${isTop ? 'Am höchsten' : 'Am niedrigsten'} bei ${what}: ${list}.`,
  difference: (one, other, of, points, [a, b]) =>
    of === 'friction'
      ? `${one} (${tenth(a)}) hat ${tenth(points)} Punkte weniger Rivalität als ${other} (${tenth(b)}), und das ist besser.`
      : `${one} (${tenth(a)}) liegt ${at[of]} ${tenth(points)} Punkte vor ${other} (${tenth(b)}).`,
  even: (one, other, of, [a, b]) => `${one} (${tenth(a)}) und ${other} (${tenth(b)}) liegen ${at[of]} gleichauf.`,
  aheadIn: (brand, scores) =>
    `${brand} liegt ${and(scores.map((of) => (of === 'friction' ? 'mit der geringeren Rivalität' : at[of])))} vorn.`,
  steady: (brand, of, { value, former, verdict, isUnlike }) => {
    const by = shownDifference(value, former);
    return shows(by)
      ? `${brand}, ${score[of]}: ${moved(by, ' Punkte')} (von ${tenth(former)} auf ${tenth(value)})${isUnlike && verdict === 'noise' ? '' : steadiness[verdict]}.`
      : `${brand}, ${score[of]}: unverändert (${tenth(value)}).`;
  },
  noChange: (brand, of) => `Einen früheren Wert von ${brand} für ${score[of]} zum Vergleich gibt es nicht.`,
  otherWay: (brand, of, { value, former }) =>
    `${brand} ist ${at[of]} nicht ${value > former ? 'gefallen, sondern' : 'gestiegen, sondern'} um ${tenth(Math.abs(shownDifference(value, former)))} Punkte ${value > former ? 'gestiegen' : 'gefallen'} (von ${tenth(former)} auf ${tenth(value)}).`,
  ofData,
  noCause: 'Keine einzelne Zahl erklärt das.',
  since: (brand, of, from, isUp, a, b) =>
    `${brand} ${isUp ? 'steigt' : 'fällt'} ${at[of]} seit dem ${day(from)} (von ${tenth(a)} auf ${tenth(b)}).`,
  noSince: (brand, of) => `${brand} zeigt ${at[of]} in den Monaten davor keine klare Wende.`,
  meaning: germanMeanings,
  refusal: germanRefusal,
  and,
  questions: germanQuestions(at),
  hint: 'Fragen Sie nach einer Marke, einem Wert, einer Änderung oder danach, was zu tun ist. Antworten gelten für den gewählten Zeitraum.',
};
