import type { TextLanguage } from '../text/stop-words.ts';
import type { Angle } from './facts.ts';

/** How a line becomes an idea: what is done with it, and where it is seen. `{line}` is the headline, `{fact}` a further fact. */
interface Recipe {
  readonly type: string;
  readonly transformation: string;
  readonly manifestations: readonly string[];
}

export const ideaRecipes: Readonly<Record<TextLanguage, Readonly<Record<Angle, Recipe>>>> = {
  en: {
    benefit: {
      type: 'Benefit',
      transformation:
        'Show an ordinary moment twice, before and after; only this one thing has changed. In support: {fact}',
      manifestations: [
        'A poster in two halves, alike but for one detail. Line: “{line}”',
        'Two short clips side by side, the same scene, ending on “{line}”',
      ],
    },
    question: {
      type: 'Question',
      transformation: 'Let the audience answer before the brand does, and give the answer where they look next: {fact}',
      manifestations: [
        'A billboard with nothing but “{line}”; the answer stands on the next one',
        'A poll in stories that asks “{line}” and replies to each choice',
      ],
    },
    proof: {
      type: 'Proof',
      transformation: 'The brand stays silent and lets the evidence speak, word for word. Beside it: {fact}',
      manifestations: [
        'A quiet page in large type: “{line}”',
        'Portraits with one sentence each, the first being “{line}”',
      ],
    },
    contrast: {
      type: 'Contrast',
      transformation: 'Show what is left out as carefully as others show what they add. What stays: {fact}',
      manifestations: [
        'A packshot with empty outlines where other things would be. Line: “{line}”',
        'A film that counts down to nothing and ends on “{line}”',
      ],
    },
    urgency: {
      type: 'Call to act',
      transformation: 'Tie the call to a moment of the day that everybody knows. The reason to act: {fact}',
      manifestations: [
        'A display at bus stops that speaks only at that hour: “{line}”',
        'A reminder that can be saved to the calendar, titled “{line}”',
      ],
    },
    'how-to': {
      type: 'How-to',
      transformation:
        'Turn the promise into instructions that anybody can follow in three pictures. The last one shows: {fact}',
      manifestations: [
        'A carousel of three cards under “{line}”',
        'A folded leaflet that teaches by being opened, titled “{line}”',
      ],
    },
    number: {
      type: 'Number',
      transformation: 'Make the figure something that can be seen and counted, then say what it means: {fact}',
      manifestations: [
        'A poster on which the figure is built of the product itself. Line: “{line}”',
        'A counter in a shop window under “{line}”',
      ],
    },
    story: {
      type: 'Story',
      transformation: 'Begin where it began, with one person and one object, and arrive at today: {fact}',
      manifestations: [
        'A film in one take that opens on “{line}”',
        'A series of four pictures, told backwards from “{line}”',
      ],
    },
  },
  de: {
    benefit: {
      type: 'Nutzen',
      transformation:
        'Einen alltäglichen Moment zweimal zeigen, vorher und nachher; nur das eine hat sich geändert. Dazu: {fact}',
      manifestations: [
        'Ein Plakat in zwei Hälften, gleich bis auf ein Detail. Zeile: „{line}“',
        'Zwei kurze Clips nebeneinander, dieselbe Szene, am Ende: „{line}“',
      ],
    },
    question: {
      type: 'Frage',
      transformation:
        'Das Publikum antwortet vor der Marke; die Antwort steht dort, wo es als Nächstes hinsieht: {fact}',
      manifestations: [
        'Eine Großfläche nur mit „{line}“; die Antwort folgt auf der nächsten',
        'Eine Umfrage in Storys: „{line}“, mit einer Antwort auf jede Wahl',
      ],
    },
    proof: {
      type: 'Beweis',
      transformation: 'Die Marke schweigt und lässt den Beleg sprechen, Wort für Wort. Daneben: {fact}',
      manifestations: [
        'Eine ruhige Anzeige in großer Schrift: „{line}“',
        'Porträts mit je einem Satz, der erste: „{line}“',
      ],
    },
    contrast: {
      type: 'Gegensatz',
      transformation: 'Zeigen, was fehlt, so sorgfältig wie andere zeigen, was dazukommt. Was bleibt: {fact}',
      manifestations: [
        'Ein Produktbild mit leeren Umrissen, wo anderes wäre. Zeile: „{line}“',
        'Ein Film, der bis null zählt und endet mit „{line}“',
      ],
    },
    urgency: {
      type: 'Aufruf',
      transformation: 'Den Aufruf an einen Moment des Tages binden, den alle kennen. Der Grund: {fact}',
      manifestations: [
        'Eine Anzeige an Haltestellen, die nur zu dieser Stunde spricht: „{line}“',
        'Eine Erinnerung für den Kalender mit dem Titel „{line}“',
      ],
    },
    'how-to': {
      type: 'Anleitung',
      transformation: 'Aus dem Versprechen wird eine Anleitung in drei Bildern. Das letzte zeigt: {fact}',
      manifestations: [
        'Ein Karussell aus drei Karten unter „{line}“',
        'Ein Faltblatt, das beim Öffnen erklärt, mit dem Titel „{line}“',
      ],
    },
    number: {
      type: 'Zahl',
      transformation: 'Die Zahl sichtbar und zählbar machen und dann sagen, was sie bedeutet: {fact}',
      manifestations: [
        'Ein Plakat, auf dem die Zahl aus dem Produkt gebaut ist. Zeile: „{line}“',
        'Ein Zähler im Schaufenster unter „{line}“',
      ],
    },
    story: {
      type: 'Geschichte',
      transformation:
        'Dort beginnen, wo alles begann, mit einem Menschen und einem Gegenstand, und im Heute ankommen: {fact}',
      manifestations: [
        'Ein Film in einer Einstellung, der beginnt mit „{line}“',
        'Vier Bilder, rückwärts erzählt von „{line}“ an',
      ],
    },
  },
  da: {
    benefit: {
      type: 'Fordel',
      transformation: 'Vis et hverdagsøjeblik to gange, før og efter; kun én ting er ændret. Dertil: {fact}',
      manifestations: [
        'En plakat i to halvdele, ens på nær én detalje. Linje: “{line}”',
        'To korte klip side om side, samme scene, der slutter med “{line}”',
      ],
    },
    question: {
      type: 'Spørgsmål',
      transformation: 'Lad publikum svare før brandet, og giv svaret, hvor de kigger bagefter: {fact}',
      manifestations: [
        'En stor flade med kun “{line}”; svaret står på den næste',
        'En afstemning i stories: “{line}”, med et svar til hvert valg',
      ],
    },
    proof: {
      type: 'Bevis',
      transformation: 'Brandet tier og lader beviset tale, ord for ord. Ved siden af: {fact}',
      manifestations: [
        'En rolig annonce med store bogstaver: “{line}”',
        'Portrætter med én sætning hver, den første: “{line}”',
      ],
    },
    contrast: {
      type: 'Kontrast',
      transformation:
        'Vis det, der er udeladt, lige så omhyggeligt, som andre viser det, de føjer til. Tilbage er: {fact}',
      manifestations: [
        'Et produktbillede med tomme omrids, hvor andet ville være. Linje: “{line}”',
        'En film, der tæller ned til nul og slutter med “{line}”',
      ],
    },
    urgency: {
      type: 'Opfordring',
      transformation: 'Knyt opfordringen til et øjeblik på dagen, som alle kender. Grunden: {fact}',
      manifestations: [
        'En skærm ved stoppesteder, der kun taler i den time: “{line}”',
        'En påmindelse til kalenderen med titlen “{line}”',
      ],
    },
    'how-to': {
      type: 'Vejledning',
      transformation: 'Gør løftet til en vejledning i tre billeder. Det sidste viser: {fact}',
      manifestations: [
        'En karrusel med tre kort under “{line}”',
        'En folder, der forklarer, mens den åbnes, med titlen “{line}”',
      ],
    },
    number: {
      type: 'Tal',
      transformation: 'Gør tallet til noget, man kan se og tælle, og sig så, hvad det betyder: {fact}',
      manifestations: [
        'En plakat, hvor tallet er bygget af produktet selv. Linje: “{line}”',
        'En tæller i et butiksvindue under “{line}”',
      ],
    },
    story: {
      type: 'Historie',
      transformation: 'Begynd, hvor det begyndte, med ét menneske og én genstand, og ankom til i dag: {fact}',
      manifestations: [
        'En film i én indstilling, der åbner med “{line}”',
        'Fire billeder, fortalt baglæns fra “{line}”',
      ],
    },
  },
};
