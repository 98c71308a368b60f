import type {
  resonanceWeighting as english,
  significance as englishSignificance,
  wavesEdit as englishWaves,
} from '../en/resonance-analysis.ts';
import type { TextShape } from '../text-shape.ts';

export const resonanceWeighting: TextShape<typeof english> = {
  title: 'Gewichtung',
  help: 'Geben Sie Zielgruppen die Anteile, die sie in Ihrem Markt haben. Alle Zahlen gelten dann mit diesen Gewichten.',
  variables: 'Variablen',
  variablesHelp: 'Solche, deren Zielgruppen sich nicht überschneiden.',
  noVariables: 'Dieses Projekt hat keine Variable zum Gewichten: Ihre Zielgruppen dürfen sich nicht überschneiden.',
  ownWeights: 'Die Datei hat eigene Gewichte. Die Gewichtung beginnt mit ihnen.',
  audience: 'Zielgruppe',
  base: 'Basis',
  now: 'Vorher',
  target: 'Ziel',
  targetOf: 'Zielanteil von {{audience}} in {{variable}}',
  sum: 'Summe {{sum}}',
  unanswered_one: '{{n}} befragte Person hat hier keine Antwort und behält ihr Gewicht.',
  unanswered_other: '{{n}} Befragte haben hier keine Antwort und behalten ihre Gewichte.',
  largest: 'Größtes Gewicht',
  largestHelp:
    'Niemand zählt mehr als so viele durchschnittliche Befragte. Die Ziele werden dann so gut erreicht, wie es damit geht.',
  anyWeight: 'Beliebig',
  weight: 'Antworten gewichten',
  remove: 'Gewichtung entfernen',
  weightedTo: 'Gewichtet nach {{variables}}, Effizienz {{efficiency}}.',
  range: 'Gewichte von {{smallest}} bis {{biggest}}.',
  cut_one: '{{n}} Gewicht wurde gekappt; die Anteile weichen um bis zu {{deviation}} Prozentpunkte ab.',
  cut_other: '{{n}} Gewichte wurden gekappt; die Anteile weichen um bis zu {{deviation}} Prozentpunkte ab.',
  refused_nobody:
    'Niemand in {{variable}} gehört zu „{{audience}}“, daher kann sie keinen Anteil erhalten. Fassen Sie sie zuerst mit einer anderen zusammen.',
  refused_noConvergence:
    'Diese Anteile widersprechen sich, sodass keine Gewichte alle erfüllen. Verwenden Sie weniger Variablen oder prüfen Sie die Ziele.',
  done: 'Die Antworten wurden gewichtet',
  failed: 'Die Antworten konnten nicht gewichtet werden',
  removed: 'Die Gewichtung wurde entfernt',
  removeFailed: 'Die Gewichtung konnte nicht entfernt werden',
};

export const wavesEdit: TextShape<typeof englishWaves> = {
  title: 'Frühere Wellen',
  help: 'Projekte mit demselben Fragebogen, die diesem vorausgingen. Botschaften und Zielgruppen werden über ihre Namen verbunden.',
  earlier: 'Frühere Wellen, die früheste zuerst',
  earlierHelp: 'Sie erscheinen in der Reihenfolge, in der Sie sie wählen.',
  choose: 'Projekte wählen',
  matchesHelp:
    'Diese Botschaften haben in einer Welle keine mit demselben Text. Wählen Sie die zugehörige, oder lassen Sie sie aus.',
  leftOut: 'Ausgelassen',
  save: 'Wellen speichern',
  done: 'Die Wellen wurden gespeichert',
  failed: 'Die Wellen konnten nicht gespeichert werden',
};

export const significance: TextShape<typeof englishSignificance> = {
  confidence: 'Konfidenz',
  confidenceHelp: 'Was Intervalle abdecken, und wie sicher ein Unterschied sein muss.',
  correction: 'Korrektur für viele Tests',
  correctionHelp: 'Hält zufällige Unterschiede selten, wo eine Tabelle viele Tests enthält.',
  correction_none: 'Keine',
  correction_holm: 'Holm (kein falscher Unterschied je Tabelle)',
  correction_benjaminiHochberg: 'Benjamini-Hochberg (wenige falsche Unterschiede)',
};
