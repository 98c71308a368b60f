import type { live as english } from '../en/live.ts';
import type { TextShape } from '../text-shape.ts';

export const live: TextShape<typeof english> = {
  cantConnectToProjectStratusTracker: 'Keine Verbindung zu den Live-Aktualisierungen des Projekts',
  cantConnectHelp: 'Änderungen anderer erscheinen verzögert. Die Verbindung wird alle paar Sekunden erneut versucht.',
  projectInUse: 'Das Projekt wird gerade verwendet',
  thisProjectIsCurrentlyUsing:
    'Dieses Projekt wird zurzeit von {{username}} bearbeitet. Versuchen Sie es später erneut.',
  someoneElse: 'jemand anderem',
};
