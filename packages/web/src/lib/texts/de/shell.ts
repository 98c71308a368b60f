import type { shell as english } from '../en/shell.ts';
import type { TextShape } from '../text-shape.ts';

export const shell: TextShape<typeof english> = {
  skipToContent: 'Zum Inhalt springen',
  mainNavigation: 'Hauptnavigation',
  projects: 'Projekte',
  customers: 'Kunden',
  users: 'Benutzer',
  audit: 'Protokoll',
  allProjects: 'Alle Projekte',
  toProjects: 'Soundings, zu den Projekten',
  collapse: 'Einklappen',
  collapseSidebar: 'Seitenleiste einklappen',
  expandSidebar: 'Seitenleiste ausklappen',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  menu: 'Menü',
  userMenu: 'Konto von {{name}}',
  settings: 'Einstellungen',
  changePassword: 'Passwort ändern',
  signOut: 'Abmelden',
  theme: 'Design',
  signedOut: 'Sie sind abgemeldet',
  signedOutElsewhere: 'Ihre Sitzung ist beendet. Melden Sie sich an, um dort weiterzumachen, wo Sie waren.',
};
