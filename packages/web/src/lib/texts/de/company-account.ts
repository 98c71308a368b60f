import type { companyAccount as english } from '../en/company-account.ts';
import type { TextShape } from '../text-shape.ts';

export const companyAccount: TextShape<typeof english> = {
  signIn: 'Mit Firmenkonto anmelden',
  unknown: 'Für diese E-Mail ist keine Firmenanmeldung eingerichtet. Verwenden Sie Ihr Passwort.',
  title: 'Mit Firmenkonto anmelden',
  wait: 'Sie werden angemeldet …',
  failed: 'Die Firmenanmeldung ist fehlgeschlagen',
  failedLead: 'Sie sind nicht angemeldet.',
  failedHelp:
    'Versuchen Sie es erneut. Geschieht das öfter, fragen Sie Ihren Administrator, ob Ihr Konto dafür eingerichtet ist.',
};
