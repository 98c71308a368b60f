import type { live as english } from '../en/live.ts';
import type { TextShape } from '../text-shape.ts';

export const live: TextShape<typeof english> = {
  cantConnectToProjectStratusTracker: 'Keine Verbindung zur Statusanzeige des Projekts',
  cantConnectHelp:
    'Was andere in diesem Projekt tun, erscheint verzögert. Die Verbindung wird alle paar Sekunden erneut versucht.',
  projectInUse: 'Das Projekt wird gerade benutzt',
  thisProjectIsCurrentlyUsing:
    'Dieses Projekt wird zurzeit von {{username}} benutzt. Versuchen Sie es später noch einmal.',
  someoneElse: 'jemand anderem',
};
