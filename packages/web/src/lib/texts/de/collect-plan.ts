import type { collectPlan as english } from '../en/collect-plan.ts';
import type { TextShape } from '../text-shape.ts';

export const collectPlan: TextShape<typeof english> = {
  title_one: 'Daten von {{n}} Konto erheben?',
  title_other: 'Daten von {{n}} Konten erheben?',
  confirm_one: 'Daten von {{n}} Konto erheben',
  confirm_other: 'Daten von {{n}} Konten erheben',
  couldntLoad: 'Es ließ sich nicht ermitteln, was zu erheben ist',
  notYet: 'Es wird noch ermittelt, was zu erheben ist.',
  nothing:
    'Es können keine Daten erhoben werden: Für keines der Netzwerke gibt es einen Schlüssel. Ein globaler Admin kann Schlüssel eintragen; Daten lassen sich auch aus einer Datei importieren.',
  noLinks:
    'Noch hat keine Marke einen funktionierenden Link. Suchen Sie nach Links oder tragen Sie welche ein, bevor Sie Daten erheben.',
  demoTitle: 'Demodaten',
  demo: 'Es ist kein Schlüssel hinterlegt, deshalb erfindet Soundings die Zahlen. Jede Seite weist auf „Demodaten“ hin.',
  replacesDemo:
    'Die Demodaten dieses Projekts werden zuerst gelöscht. Gemessene und erfundene Zahlen werden nie vermischt.',
  days: 'Tage',
  noDays: 'keine: Die Daten sind bis gestern vollständig',
  calls: 'Abfragen',
  cost: 'Kosten',
  costUsd: 'Kosten in USD',
  costDemo: 'keine: Es wird kein Netzwerk abgefragt',
  free: 'kostenlos',
  about: 'etwa {{what}}',
  usd: '{{usd}} USD',
  byNetwork: 'Nach Netzwerk',
  withKeys: 'Was derselbe Lauf mit Schlüsseln brauchen würde:',
  network: 'Netzwerk',
  accounts: 'Konten',
  quota: 'Kontingent',
  units: '{{units}} von {{most}} Einheiten pro Tag',
  tooMany: 'Der Rest folgt im nächsten Lauf.',
  byProvider: '(Anbieter)',
  noKey: 'ausgelassen: kein Schlüssel',
  leftOut_one: '{{n}} Konto wird ausgelassen: Sein Netzwerk hat keinen Schlüssel. Daten lassen sich importieren.',
  leftOut_other:
    '{{n}} Konten werden ausgelassen: Ihre Netzwerke haben keinen Schlüssel. Daten lassen sich importieren.',
  account: '{{company}}, {{network}}',
  more_one: 'und {{n}} weiteres',
  more_other: 'und {{n}} weitere',
  earliest:
    'Beiträge, Kommentare und Interaktionen zählen am Tag der Veröffentlichung. Follower, Bewertungen und Ähnliches sind ab dem ersten Lauf bekannt.',
  rests: 'Bis zum Ende des Laufs lassen sich Marken nicht ändern. Er läuft weiter, wenn Sie diese Seite verlassen.',
};
