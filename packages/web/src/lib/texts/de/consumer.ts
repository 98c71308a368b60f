import type { consumer as english } from '../en/consumer.ts';
import type { TextShape } from '../text-shape.ts';

export const consumer: TextShape<typeof english> = {
  sharedProject: '{{type}}-Projekt, für Sie freigegeben. Sein Passwort öffnet es.',
  sharedFinalMessages:
    'Die finalen Botschaften eines {{type}}-Projekts, für Sie freigegeben. Ein eigenes Passwort öffnet sie.',
  projectPassword: 'Projektpasswort',
  open: 'Projekt öffnen',
  openMessages: 'Finale Botschaften öffnen',
  wrongCredentials: 'Projektname oder Passwort ist falsch',
  pleaseTryAgain: 'Prüfen Sie den Link und das Passwort und versuchen Sie es erneut.',
  noDataCollectedYet: 'Es wurden noch keine Daten gesammelt',
  accessToTheProjectIsCurrentlyDenied: 'Der Zugang zum Projekt ist gesperrt, bis die ersten Daten da sind.',
  accessHasEnded: 'Der Zugang zu diesem Projekt ist beendet, oder das Passwort wurde geändert',
  enterPasswordAgain: 'Geben Sie das aktuelle Passwort ein, oder fragen Sie, wer das Projekt für Sie freigegeben hat.',
  leave: 'Verlassen',
  leaveHelp: 'Das Projekt verlassen und sein Passwort vergessen',
  theProject: 'Das Projekt',
  finalMessages: 'Finale Botschaften',
  dataCollection: 'Datensammlung',
  toProject: 'Zurück zum Projekt',
  comesLater: 'Dieses Projekt ist für Sie freigegeben; seine Seite kommt mit einer späteren Version.',
};
