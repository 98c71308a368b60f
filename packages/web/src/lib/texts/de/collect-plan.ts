import type { collectPlan as english } from '../en/collect-plan.ts';
import type { TextShape } from '../text-shape.ts';

export const collectPlan: TextShape<typeof english> = {
  title_one: 'Daten von {{n}} Konto sammeln?',
  title_other: 'Daten von {{n}} Konten sammeln?',
  confirm_one: 'Daten von {{n}} Konto sammeln',
  confirm_other: 'Daten von {{n}} Konten sammeln',
  couldntLoad: 'Es ließ sich nicht ermitteln, was zu sammeln ist',
  notYet: 'Es wird noch gezählt, was zu sammeln ist.',
  nothing:
    'Kein Konto kann abgefragt werden: Für keines der Netzwerke gibt es einen Schlüssel. Ein Global-Admin kann Schlüssel eintragen; Zahlen lassen sich aus einer Datei importieren.',
  noLinks:
    'Noch hat keine Marke einen funktionierenden Link. Suchen Sie zuerst nach Links oder tragen Sie welche ein, und sammeln Sie dann.',
  demoTitle: 'Demodaten',
  demo: 'Es ist kein Schlüssel hinterlegt: Die Sandbox erfindet die Zahlen, und jede Seite sagt „Demodaten“.',
  replacesDemo:
    'Die Demodaten dieses Projekts werden zuerst verworfen. Gemessene und erfundene Zahlen werden nie vermischt.',
  days: 'Tage',
  noDays: 'keine: bis gestern ist alles bekannt',
  calls: 'Abfragen',
  cost: 'Kosten',
  costUsd: 'Kosten in USD',
  costDemo: 'keine: Es wird kein Netzwerk gefragt',
  free: 'kostenlos',
  about: 'etwa {{what}}',
  usd: '{{usd}} USD',
  byNetwork: 'Nach Netzwerk',
  withKeys: 'Was derselbe Lauf mit Schlüsseln brauchen würde:',
  network: 'Netzwerk',
  accounts: 'Konten',
  quota: 'Kontingent',
  units: '{{units}} von {{most}} Einheiten am Tag',
  tooMany: 'Der Rest wartet auf den nächsten Lauf.',
  byProvider: '(Anbieter)',
  noKey: 'ausgelassen: kein Schlüssel',
  leftOut_one: '{{n}} Konto wird ausgelassen: Sein Netzwerk hat keinen Schlüssel. Zahlen lassen sich importieren.',
  leftOut_other:
    '{{n}} Konten werden ausgelassen: Ihre Netzwerke haben keinen Schlüssel. Zahlen lassen sich importieren.',
  account: '{{company}}, {{network}}',
  more_one: 'und {{n}} weiteres',
  more_other: 'und {{n}} weitere',
  earliest:
    'Beiträge, Kommentare und Interaktionen zählen zum Tag der Veröffentlichung. Follower, Bewertungen und Ähnliches sind ab dem ersten Lauf bekannt.',
  rests: 'Bis zum Ende lassen sich Marken nicht ändern. Der Lauf geht weiter, wenn Sie diese Seite verlassen.',
};
