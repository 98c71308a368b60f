import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { powerrankParts } from '@soundings/engine/score/weights';
import type { TextLanguage } from '@soundings/engine/text/stop-words';
import { formatPercent } from '../figures/figure-links.ts';
import { scoreTitles } from '../figures/measure-names.ts';
import { type Measure, measureForms, measureTexts } from './measure-texts.ts';

const asks =
  /\b(what (is|are|does|do)|what's|explain|define|definition|meaning|means?|how (is|are) .*(calculated|measured|computed|made)|how do you (calculate|measure)|stand for|was (ist|sind|bedeutet|bedeuten|heißt)|erklär\p{L}*|definition|bedeutung|wie (wird|werden) .*(berechnet|gemessen|ermittelt|gebildet)|wie berechne\p{L}*|wofür steht|hvad (er|betyder)|forklar\p{L}*)\b/iu;

const fillers = new Set(
  'what is are does do the a an of in on for mean means meaning explain define definition how calculated measured computed made you calculate measure stand stands me please it this that score scores metric measure figure value and to by soundings sonar resonance product was ist sind bedeutet bedeuten heißt der die das den dem ein eine erkläre erklär erklären mir bitte definition bedeutung wie wird werden berechnet gemessen ermittelt gebildet berechnen berechnet sie wofür steht im in bei von und wert kennzahl hvad er betyder forklar mig en et den det som'.split(
    ' ',
  ),
);

/** What a measure of the product is and how it is made; null where a question asks for none, or for anything else, too. */
export const explainMeasure = (question: string, language: TextLanguage): string | null => {
  if (!asks.test(question)) return null;
  for (const [measure, forms] of measureForms) {
    const form = new RegExp(`(?<![\\p{L}\\d])(?:${forms})(?![\\p{L}\\d])`, 'iu');
    if (!form.test(question)) continue;
    const rest =
      question
        .replace(form, ' ')
        .toLowerCase()
        .match(/[\p{L}\d][\p{L}\d']*/gu) ?? [];
    if (rest.every((word) => fillers.has(word))) return tell(measure, language);
  }
  return null;
};

const tell = (measure: Measure, language: TextLanguage): string => {
  // Danish readers read English, as in the rest of the product.
  const own = language === 'de' ? 'de' : 'en';
  const text = measureTexts[own][measure];
  return measure === 'powerrank' ? `${text}\n\n${powerrankTable(own)}` : text;
};

const powerrankTable = (language: 'en' | 'de'): string => {
  const heading = language === 'de' ? '| Wert | Gewicht |' : '| Score | Weight |';
  const lines = Object.entries(powerrankParts).map(
    ([name, weight]) => `| ${scoreTitles[language][name as ScoreName]} | ${formatPercent(weight * 100, language)} |`,
  );
  return [heading, '| --- | --- |', ...lines].join('\n');
};
