import { words } from './sentence-parts.ts';

const regular =
  'achten setzen messen gelten fallen steigen sinken schneiden brechen stärken glänzen leuchten wachsen warten räumen kleben anmelden arbeiten bauen bedeuten beeindrucken beeinflussen beginnen begleiten beraten bestehen bestellen bewahren bezahlen bieten bilden brauchen bringen buchen decken dienen drucken eignen empfinden entdecken enthalten entlasten entspannen entstehen entwickeln erfüllen ergänzen erhalten erhöhen erklären erleben erleichtern erlernen ermöglichen erreichen ersetzen erwarten erwerben existieren fehlen feiern fertigen finden folgen fordern fördern freuen führen garantieren gehen gehören genießen gestalten gewinnen glauben gründen halten handeln helfen herstellen hören informieren investieren kaufen kennen kochen kombinieren kommen konfigurieren kosten leben legen leiten lernen lesen lieben liefern liegen lohnen machen mieten nehmen nutzen öffnen organisieren passen pflegen planen präsentieren probieren produzieren profitieren prüfen reduzieren registrieren reichen reisen reparieren retten reservieren rufen sammeln schaffen schenken schicken schmecken schonen schreiben schützen sehen senken sichern sorgen sparen speichern spenden spielen starten stärken stehen stellen steigern stöbern suchen tauschen testen tragen trinken überzeugen umfassen unterstützen verbessern verbinden verbringen vereinen verfügen vergessen vergleichen verhindern verkaufen verlangen verleihen vermeiden vermieten versenden versorgen versprechen verstehen vertrauen verwandeln verwenden verwöhnen verzichten vorbestellen wählen warten wärmen warnen wechseln werben wirken wissen wohnen wünschen zahlen zählen zaubern zeichnen zeigen zurückgeben appellieren auswählen anfragen herunterladen einkaufen anprobieren ausprobieren mitnehmen abholen aufbauen mitmachen';

export const infinitives: ReadonlySet<string> = words(regular);

const stemOf = (infinitive: string): string => infinitive.replace(/e?n$/, '');
const needsE = (stem: string): boolean => /([td]|[^rlhaeiouäöü][mn])$/.test(stem);
const separable =
  /^(an|auf|aus|ein|her|herunter|mit|vor|zurück|ab)(?=melden|bauen|wählen|fragen|laden|kaufen|probieren|nehmen|holen|machen|stellen|bestellen|geben)/;
const simple = regular.split(' ').filter((verb) => !separable.test(verb));

/** Lower-case forms that a main clause may stand on. */
export const finiteForms: ReadonlySet<string> = new Set([
  ...words(
    'ist sind war waren wird werden würde würden hat haben hatte hatten kann können konnte muss müssen soll sollen darf dürfen mag möchte möchten will wollen gibt lässt lassen lasst bleibt bleiben kommt geht steht stehen liegt hilft helfen hält halten trägt enthält erhält erhalten erhältst verspricht nimmt sieht liest spricht gilt gelten fährt fahren läuft laufen schläft gefällt gefallen weiß wissen findest bringst kannst hast bist willst sparst bekommst bekommt bekommen genießt macht tut schlägt fällt fallen passiert heißt heißen sitzt sitzen bietet fanden bot begann ließ kam kamen ging machte machten wurde wurden gehört zeigte zeigten brachte wuchs musste mussten sollte sollten konnten',
  ),
  ...simple.flatMap((verb) => {
    const stem = stemOf(verb);
    return [needsE(stem) ? `${stem}et` : `${stem}t`, verb, needsE(stem) ? `${stem}est` : `${stem}st`];
  }),
]);

const strong: Readonly<Record<string, string>> = {
  lies: 'liest',
  nimm: 'nimmst',
  hilf: 'hilfst',
  sieh: 'siehst',
  gib: 'gibst',
  iss: 'isst',
  sprich: 'sprichst',
  vergiss: 'vergisst',
  sei: 'bist',
  hol: 'holst',
  lass: 'lässt',
  komm: 'kommst',
  mach: 'machst',
  schau: 'schaust',
};

/** Requests to one reader ("finde"), each with its form beside "du" ("findest"). */
export const requestForms: ReadonlyMap<string, string> = new Map([
  ...Object.entries(strong),
  ...simple
    .filter(
      (verb) => !/(lesen|nehmen|helfen|sehen|geben|vergessen|halten|tragen|werben|versprechen|beraten)$/.test(verb),
    )
    .map((verb): [string, string] => {
      const stem = stemOf(verb);
      return [
        verb.endsWith('ern') ? `${stem}e` : `${stem}e`,
        needsE(stem) ? `${stem}est` : /[sßz]$/.test(stem) ? `${stem}t` : `${stem}st`,
      ];
    }),
]);
