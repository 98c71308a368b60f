import type { emptyWorkspace as english } from '../en/empty-workspace.ts';
import type { TextShape } from '../text-shape.ts';

export const emptyWorkspace: TextShape<typeof english> = {
  lead: 'Es gibt noch keine Projekte. Drei Wege zu beginnen:',
  sonar: 'Marken vergleichen',
  sonarText:
    'Namen und Domains genügen. Sonar findet die Profile, erhebt ihre Zahlen oder nimmt Ihre aus einer Datei, und ordnet die Marken.',
  sonarAction: 'Marken hinzufügen',
  survey: 'Befragung auswerten',
  surveyText:
    'Laden Sie die Antworten hoch, wie sie exportiert wurden (xlsx, csv oder sav). Resonance zeigt, welche Botschaft bei wem ankommt.',
  surveyAction: 'Befragung hochladen',
  demo: 'Umsehen',
  demoText:
    'Sieben Projekte mit erfundenen Daten, von jedem Typ mindestens eines. Mit einem Klick sind sie wieder weg.',
  demoAction: 'Demo laden',
  demoWait: 'Das dauert einige Sekunden …',
};
