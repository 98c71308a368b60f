import type { Share } from '@soundings/contract/resonance/resonance';
import type { TextLanguage } from '@soundings/engine/text/stop-words';

interface ResonanceWords {
  readonly interest: string;
  readonly action: string;
  readonly total: string;
  readonly among: string;
  readonly noBase: string;
  readonly noR2: string;
  readonly interval: (confidence: number, low: string, high: string) => string;
  readonly base: (base: string) => string;
  readonly verdict: (verdict: Share['verdict'], comparedWith: 'messages' | 'audience') => string;
  readonly ranking: (metric: string, end: 'top' | 'bottom') => string;
  readonly byAudience: (end: 'top' | 'bottom') => string;
  readonly respondents: (count: string) => string;
  readonly messages: (count: string) => string;
  readonly from: (project: string, isDemo: boolean) => string;
}

const en: ResonanceWords = {
  interest: 'interest',
  action: 'action',
  total: 'Total',
  among: 'among',
  noBase: 'nobody was asked',
  noR2: 'not asked',
  interval: (confidence, low, high) => `${confidence}% interval ${low} to ${high}`,
  base: (base) => `base ${base}`,
  verdict: (verdict, comparedWith) => {
    const rest = comparedWith === 'messages' ? 'the other messages' : 'the rest of the respondents';
    if (verdict === 'untested') return 'not tested, the base is under 30';
    return verdict === 'same' ? `no significant difference from ${rest}` : `significantly ${verdict} ${rest}`;
  },
  ranking: (metric, end) => `${metric}, the ${end === 'top' ? 'highest' : 'lowest'} first:`,
  byAudience: (end) => `by audience, the ${end === 'top' ? 'highest' : 'lowest'} first:`,
  respondents: (count) => `${count} respondents answered.`,
  messages: (count) => `${count} messages were rated.`,
  from: (project, isDemo) => `From *${project}*.${isDemo ? ' Demo data, not measured.' : ''}`,
};

const de: ResonanceWords = {
  interest: 'Interesse',
  action: 'Handlung',
  total: 'Gesamt',
  among: 'bei',
  noBase: 'niemand wurde gefragt',
  noR2: 'nicht gefragt',
  interval: (confidence, low, high) => `${confidence}-%-Intervall ${low} bis ${high}`,
  base: (base) => `Basis ${base}`,
  verdict: (verdict, comparedWith) => {
    const rest = comparedWith === 'messages' ? 'den anderen Botschaften' : 'den übrigen Befragten';
    if (verdict === 'untested') return 'nicht getestet, die Basis liegt unter 30';
    if (verdict === 'same') return `kein signifikanter Unterschied zu ${rest}`;
    return `signifikant ${verdict === 'above' ? 'über' : 'unter'} ${rest}`;
  },
  ranking: (metric, end) => `${metric}, ${end === 'top' ? 'die höchsten' : 'die niedrigsten'} zuerst:`,
  byAudience: (end) => `nach Zielgruppe, ${end === 'top' ? 'die höchsten' : 'die niedrigsten'} zuerst:`,
  respondents: (count) => `${count} Befragte haben geantwortet.`,
  messages: (count) => `${count} Botschaften wurden bewertet.`,
  from: (project, isDemo) => `Aus *${project}*.${isDemo ? ' Demodaten, nicht gemessen.' : ''}`,
};

/** Danish questions on projects are not understood yet: whoever asks them reads English. */
export const resonanceWords: Readonly<Record<TextLanguage, ResonanceWords>> = { en, de, da: en };
