import type { ai as english } from '../en/ai.ts';
import type { TextShape } from '../text-shape.ts';

export const ai: TextShape<typeof english> = {
  vendor_OPEN_AI: 'OpenAI',
  vendor_ANTHROPIC: 'Anthropic',
  vendor_GOOGLE: 'Google',
  vendor_COMPATIBLE: 'Eigener Server',
  vendor_BUILT_IN: 'Integrierte Engine',
  purpose_messages: 'Botschaften',
  purpose_ideas: 'Ideen',
  purpose_images: 'Bilder',
  purpose_chat: 'Chat',
  purpose_guide: 'NAVIG8',
  enterMessage: 'Geben Sie eine Botschaft ein.',
  enterReply: 'Geben Sie eine Antwort ein.',
  state_queued: 'Wartet',
  state_running: 'Läuft',
  state_done: 'Fertig',
  state_failed: 'Fehlgeschlagen',
  state_stopped: 'Angehalten',
  what: {
    keyInvalid: 'Der Anbieter nimmt den Schlüssel nicht an.',
    modelUnknown: 'Der Anbieter bietet dieses Modell nicht an.',
    quotaSpent: 'Guthaben oder Limit des Kontos beim Anbieter ist aufgebraucht.',
    busy: 'Der Anbieter ist überlastet oder erhält zu viele Anfragen auf einmal.',
    unreachable: 'Der Server des Anbieters ist nicht erreichbar.',
    firstWordLate: 'Das Modell hat nicht rechtzeitig zu antworten begonnen.',
    stalled: 'Das Modell hat mitten in der Antwort aufgehört.',
    tookTooLong: 'Die Antwort dauerte zu lange und wurde beendet.',
    cutOff: 'Die Verbindung zum Anbieter ist mitten in der Antwort abgebrochen.',
    badAnswer: 'Die Antwort des Modells war nicht verwendbar.',
    refused: 'Das Modell oder der Filter des Anbieters hat die Antwort abgelehnt.',
    tooLong: 'Der Text ist zu lang für dieses Modell.',
    paused: 'Zu viele Aufrufe dieses Anbieters schlugen nacheinander fehl, deshalb pausieren sie eine halbe Minute.',
    notSupported: 'Dieses Modell kann diese Art von Aufgabe nicht ausführen.',
    noKey: 'Für diesen Anbieter gibt es keinen Schlüssel.',
    limitReached: 'Das Token-Limit dieses Monats ist erreicht.',
    interrupted: 'Der Server wurde neu gestartet, während das Modell antwortete.',
    somethingWentWrong: 'Bei uns ist etwas schiefgegangen.',
  },
  help: {
    keyInvalid:
      'Ihre Eingabe bleibt erhalten. Bitten Sie einen Administrator, den Schlüssel unter Einstellungen, KI zu ersetzen.',
    modelUnknown:
      'Ihre Eingabe bleibt erhalten. Bitten Sie einen Administrator, unter Einstellungen, KI ein anderes Modell zu wählen.',
    quotaSpent:
      'Was bisher geschrieben wurde, bleibt erhalten. Bitten Sie einen Administrator, Guthaben aufzuladen oder ein anderes Modell zu wählen.',
    busy: 'Ihre Eingabe bleibt erhalten. Versuchen Sie es in einigen Minuten erneut.',
    unreachable:
      'Ihre Eingabe bleibt erhalten. Versuchen Sie es in einigen Minuten erneut; hilft das nicht, informieren Sie einen Administrator.',
    firstWordLate: 'Ihre Eingabe bleibt erhalten. Versuchen Sie es erneut, oder kürzen Sie die Aufgabe.',
    stalled: 'Was bisher geschrieben wurde, bleibt erhalten. Versuchen Sie es erneut.',
    tookTooLong:
      'Was bisher geschrieben wurde, bleibt erhalten. Verlangen Sie weniger auf einmal, und versuchen Sie es erneut.',
    cutOff: 'Was bisher geschrieben wurde, bleibt erhalten. Versuchen Sie es erneut.',
    badAnswer:
      'Was davon verwendbar war, bleibt erhalten. Versuchen Sie es erneut; wählen Sie ein anderes Modell, wenn es oft fehlschlägt.',
    refused: 'Ihre Eingabe bleibt erhalten. Formulieren Sie sie um, und versuchen Sie es erneut.',
    tooLong:
      'Was bisher geschrieben wurde, bleibt erhalten. Kürzen Sie die Eingabe, oder wählen Sie ein Modell, das mehr liest.',
    paused: 'Ihre Eingabe bleibt erhalten. Warten Sie einen Moment, und versuchen Sie es erneut.',
    notSupported: 'Ihre Eingabe bleibt erhalten. Wählen Sie ein anderes Modell für diese Aufgabe.',
    noKey:
      'Ihre Eingabe bleibt erhalten. Bitten Sie einen Administrator um einen Schlüssel unter Einstellungen, KI, oder verwenden Sie die integrierte Engine.',
    limitReached: 'Bis zum nächsten Monat antwortet stattdessen die integrierte Engine.',
    interrupted: 'Was bisher geschrieben wurde, bleibt erhalten. Starten Sie neu.',
    somethingWentWrong:
      'Was bisher geschrieben wurde, bleibt erhalten. Versuchen Sie es erneut; hilft das nicht, nennen Sie einem Administrator die Uhrzeit.',
  },
};
