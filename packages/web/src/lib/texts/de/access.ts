import type { access as englishAccess, consumer as englishConsumer } from '../en/access.ts';
import type { TextShape } from '../text-shape.ts';

export const access: TextShape<typeof englishAccess> = {
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  passwordHasBeenChanged: 'Das Passwort wurde geändert',
  imprint: 'Impressum',
  privacy: 'Datenschutz',
  conditions: 'Nutzungsbedingungen',
  contact: 'Kontakt',
  help: 'Hilfe',
  legal: 'Rechtliches',
  chartTitle: 'Wissen, wie tief es geht.',
  chartLine1: 'Marken, Botschaften und Ideen, gemessen.',
  chartLine2: 'Jede Zahl mit Basis, Datum und Verlässlichkeit.',
};

export const consumer: TextShape<typeof englishConsumer> = {
  sharedProject: 'Dieses Projekt ({{type}}) wurde für Sie freigegeben. Geben Sie das Passwort ein, um es zu öffnen.',
  sharedFinalMessages:
    'Die finalen Botschaften eines {{type}}-Projekts wurden für Sie freigegeben. Geben Sie das Passwort ein, um sie zu öffnen.',
  projectPassword: 'Projektpasswort',
  open: 'Projekt öffnen',
  openMessages: 'Finale Botschaften öffnen',
  wrongCredentials: 'Link oder Passwort ist falsch',
  pleaseTryAgain: 'Prüfen Sie den Link und das Passwort und versuchen Sie es erneut.',
  noDataCollectedYet: 'Es wurden noch keine Daten erhoben',
  accessToTheProjectIsCurrentlyDenied: 'Sie können das Projekt öffnen, sobald die ersten Daten erhoben sind.',
  accessHasEnded: 'Ihr Zugriff auf dieses Projekt ist beendet, oder das Passwort wurde geändert',
  enterPasswordAgain:
    'Geben Sie das aktuelle Passwort ein, oder fragen Sie die Person, die das Projekt für Sie freigegeben hat.',
  leave: 'Verlassen',
  leaveHelp: 'Projekt verlassen und sein Passwort auf diesem Gerät vergessen',
  theProject: 'Das Projekt',
  finalMessages: 'Finale Botschaften',
  dataCollection: 'Datenerhebung',
  toProject: 'Zurück zum Projekt',
};
