import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import type { Refusal } from '../question/intent.ts';
import type { Language } from './language.ts';

export const germanMeanings: Readonly<Record<ScoreName, string>> = {
  interest:
    'Interesse zeigt, wie sehr eine Marke Menschen anzieht: ihre Interaktionen und die Follower, die sie gewinnt.',
  trust:
    'Vertrauen zeigt, wie sehr man sich auf eine Marke verlässt: ihre Bewertung bei Trustpilot und wie viele sie in einer Liste führen.',
  passion: 'Engagement zeigt, wie stark Menschen reagieren: Interaktionen je Beitrag und Follower.',
  relevanceStrength:
    'Relevanzstärke zeigt, wie viel eine Marke in ihren besten Netzwerken zählt: Follower und Resonanz.',
  relevanceBreadth: 'Relevanzbreite zeigt, in wie vielen Netzwerken eine Marke zählt.',
  friction:
    'Rivalität zeigt Gegenwind: Kommentare statt Likes, wenig Vertrauen, langsames Wachstum. Niedriger ist besser.',
  presence: 'Reichweite zeigt, wie viele Menschen einer Marke in allen Netzwerken zusammen folgen.',
  energy: 'Vitalität zeigt, wie aktiv eine Marke ist: wie oft sie veröffentlicht und wie schnell sie wächst.',
  powerrank: 'Der Powerrank fasst alle anderen Werte zusammen, jeden mit seinem Gewicht.',
};

const canAnswer =
  'Ich kann sagen, wer führt, wo eine Marke steht, was sich warum geändert hat, was Ihrer Marke helfen würde, und Auskunft über Anteile, Gruppen, ungewöhnliche Tage und fehlende Daten geben.';

export function germanRefusal({ reason, words }: Refusal): string[] {
  switch (reason) {
    case 'empty':
      return [canAnswer];
    case 'future':
      return ['Vorhersagen mache ich nicht: Ich weiß nur, was gemessen wurde.', canAnswer];
    case 'otherPeriod':
      return [
        'Ich antworte nur für den gewählten Zeitraum. Wählen Sie oben andere Tage, um nach ihnen zu fragen.',
        canAnswer,
      ];
    case 'noOwnBrand':
      return [
        'Keine Marke ist als Ihre eigene markiert, deshalb weiß ich nicht, wen Sie meinen. Nennen Sie die Marke.',
      ];
    case 'whichBrand':
      return ['Ich weiß nicht, welche Marke Sie meinen. Bitte nennen Sie sie.'];
    case 'unknownWords':
      return words.length === 0
        ? ['Diese Frage verstehe ich nicht.', canAnswer]
        : [`„${words.slice(0, 3).join('“, „')}“ kenne ich weder als Marke dieses Projekts noch als Wert.`, canAnswer];
  }
}

export const germanQuestions = (at: Readonly<Record<ScoreName, string>>): Language['questions'] => ({
  why: (brand, of, isUp) => `Warum ist ${brand} ${at[of]} ${isUp ? 'gestiegen' : 'gefallen'}?`,
  compare: (brand) => `Vergleiche uns mit ${brand}`,
  compareTwo: (one, other) => `Vergleiche ${one} und ${other}`,
  standing: (brand) => `Wie steht ${brand} da?`,
  advice: 'Was sollen wir tun?',
  movers: 'Wer hat sich am meisten bewegt?',
  best: (of) => `Wer führt ${at[of]}?`,
  voice: 'Wer hat den größten Stimmanteil?',
  missing: 'Welche Daten fehlen?',
  unusual: 'Gab es etwas Ungewöhnliches?',
});
