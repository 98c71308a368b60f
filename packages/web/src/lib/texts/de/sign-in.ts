import type { signIn as english } from '../en/sign-in.ts';
import type { TextShape } from '../text-shape.ts';

export const signIn: TextShape<typeof english> = {
  signInTitle: 'Anmelden',
  signInLead: 'Melden Sie sich mit Ihrem Arbeitskonto an. Danach erhalten Sie einen Einmalcode.',
  email: 'E-Mail',
  forgotPassword: 'Passwort vergessen?',
  keepSignedIn: 'Auf diesem Gerät angemeldet bleiben',
  continue: 'Weiter',
  signIn: 'Anmelden',
  backToSignIn: 'Zurück zur Anmeldung',
  checkEmail: 'Prüfen Sie Ihre E-Mails',
  codeSentTo: 'Wir haben einen 6-stelligen Code an <strong>{{username}}</strong> gesendet. Er gilt 10 Minuten.',
  confirmItsYou: 'Anmeldung bestätigen',
  codeShownHere: 'Kein Mailserver eingerichtet, deshalb steht Ihr Code hier. Er gilt 10 Minuten.',
  oneTimeCode: 'Einmalcode',
  codeDigit: 'Ziffer {{n}} von 6',
  confirmCode: 'Code bestätigen',
  sendNewCodeIn: 'Neuer Code in {{time}}',
  sendNewCode: 'Neuen Code senden',
  newCodeSent: 'Ein neuer Code ist unterwegs',
  newCodeSentTo: 'Gesendet an {{username}}. Der vorherige Code gilt nicht mehr.',
  yourCode: 'Ihr Code: <strong>{{code}}</strong>',
  mailInOutbox: 'Kein Mailserver eingerichtet. Die E-Mail liegt im Ordner „outbox“ des Datenverzeichnisses.',
  useCode: 'Übernehmen',
  codeRefused: 'Dieser Code kann nicht verwendet werden',
  forgotTitle: 'Passwort vergessen?',
  forgotLead:
    'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Code, mit dem Sie ein neues Passwort festlegen.',
  sendCode: 'Code senden',
  emailHasBeenSent: 'Die E-Mail wurde gesendet',
  emailSentLead:
    'Wir haben einen Code an <strong>{{username}}</strong> gesendet. Der nächste Schritt öffnet sich automatisch in {{seconds}} s.',
  enterCode: 'Code jetzt eingeben',
  choosePasswordTitle: 'Neues Passwort festlegen',
  choosePasswordLead:
    'Für {{username}}. Beim Speichern werden alle anderen Sitzungen beendet und Ihre Passkeys entfernt.',
  firstPasswordTitle: 'Eigenes Passwort festlegen',
  firstPasswordLead:
    'Das aktuelle Passwort für <strong>{{username}}</strong> hat ein Administrator festgelegt. Das neue kennen nur Sie.',
  saveFirstPassword: 'Speichern und anmelden',
  firstPasswordSaved: 'Ihr Passwort ist festgelegt',
  firstPasswordSavedText: 'Sie sind angemeldet. Verwenden Sie es ab jetzt.',
  savePassword: 'Passwort speichern',
  signInWithNewPassword: 'Melden Sie sich mit dem neuen Passwort an.',
};
