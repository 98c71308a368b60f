import type { account as english } from '../en/account.ts';
import type { TextShape } from '../text-shape.ts';

export const account: TextShape<typeof english> = {
  title: 'Kontoeinstellungen',
  devices: 'Angemeldete Geräte',
  devicesHelp: 'Wenn Sie ein Gerät nicht kennen, melden Sie es ab und ändern Sie Ihr Passwort.',
  theDevices: 'Die angemeldeten Geräte',
  nowhere: 'Nirgends angemeldet.',
  device: '{{browser}} auf {{system}}',
  unknownDevice: 'Unbekanntes Gerät',
  thisDevice: 'Dieses Gerät',
  signedIn: 'Angemeldet am {{date}}',
  from: 'von {{address}}',
  lastUsed: 'zuletzt verwendet: {{when}}',
  signOut: 'Abmelden',
  signOutOf: '{{device}} abmelden, angemeldet am {{date}}',
  signOutOthers: 'Alle anderen Geräte abmelden',
  signOutAll: 'Alle Geräte abmelden',
  signedOut: 'Abgemeldet',
  couldntSignOut: 'Konnte nicht abgemeldet werden',
};
