import type { TextLanguage } from '../text/stop-words.ts';
import type { MoveTexts, OccasionMove } from './strategies.ts';

export const occasionMoves: Readonly<Record<TextLanguage, Pick<MoveTexts, OccasionMove>>> = {
  en: {
    secondPlace: [
      'Dear number two',
      'Write to whoever comes next in the table. Politeness from above is funnier than a fanfare, and it makes the claim without boasting.',
      'A page in the trade press, kindly worded, with honest advice on how to catch up. The only boast is the enclosure: “{fact}”.',
    ],
    tapeMeasure: [
      'Bring a tape measure: {fact}',
      'A superlative is a measurement. Lay the yardstick out where everybody can use it, and invite the competition to lie down beside it.',
      'A measuring tape across a square, with the rivals’ names at their marks. Its last metre carries the sentence and nothing else.',
    ],
    lawOfNature: [
      'A law of nature, discovered by {brand}',
      'Write it down as physics does: the law, a sketch, an experiment, no adjective. Advice is ignored; laws are learnt by heart.',
      'Pages of a school textbook as posters, with axes, a hand-drawn diagram and an exercise. The law reads: “{fact}”.',
    ],
    opposite: [
      'One week of doing the opposite',
      'Turn the rule round and live by it in public, just to see. The failure is the proof, and more fun to watch than success.',
      'A diary in daily posts: seven days against the rule, with figures. On the eighth stands only: “{fact}”.',
    ],
    dayAfter: [
      'You should have been there',
      'Everybody announces a date; nobody speaks from the day after. Tell it in the past tense, before it has happened, as if the reader had come along.',
      'Posters hung beforehand about what was left behind: one glove, sore feet, a song in the head. At the foot, as if it were known: “{fact}”.',
    ],
    oneDayCalendar: [
      'A calendar of one day',
      'Leave out every day but the one that matters. A calendar that knows a single date needs no picture, and is hung up because it is absurd.',
      'A wall calendar of one sheet, given away, and a poster like it. On the sheet: “{fact}”.',
    ],
    wrongPicture: [
      'Wrong picture. {fact}',
      'Show what it is not, large and beautiful, and correct it in one line. Whoever reads the correction has thought of both.',
      'Posters of the opposite, photographed with love and crossed by a proofreader’s red mark. The correction stands in the margin.',
    ],
  },
  de: {
    secondPlace: [
      'Liebe Nummer zwei',
      'An den schreiben, der in der Tabelle folgt. Höflichkeit von oben ist lustiger als eine Fanfare und behauptet dasselbe, ohne zu prahlen.',
      'Eine Seite in der Fachpresse, freundlich im Ton, mit ehrlichem Rat, wie man aufholt. Geprahlt wird nur in der Anlage: „{fact}“.',
    ],
    tapeMeasure: [
      'Bitte Maßband mitbringen: {fact}',
      'Ein Superlativ ist eine Messung. Den Maßstab dort auslegen, wo ihn alle benutzen können, und den Wettbewerb einladen, sich danebenzulegen.',
      'Ein Maßband quer über einen Platz, mit den Namen der anderen an ihren Marken. Auf dem letzten Meter steht der Satz und sonst nichts.',
    ],
    lawOfNature: [
      'Ein Naturgesetz, entdeckt von {brand}',
      'Es aufschreiben wie die Physik: Gesetz, Skizze, Versuch, kein Adjektiv. Ratschläge überhört man, Gesetze lernt man auswendig.',
      'Seiten eines Schulbuchs als Plakate, mit Achsen, Handzeichnung und Übungsaufgabe. Das Gesetz lautet: „{fact}“.',
    ],
    opposite: [
      'Eine Woche lang das Gegenteil',
      'Die Regel umdrehen und öffentlich danach leben, nur um zu sehen, was geschieht. Das Scheitern ist der Beweis, und man sieht ihm lieber zu als dem Erfolg.',
      'Ein Tagebuch in täglichen Posts: sieben Tage gegen die Regel, mit Zahlen. Am achten steht da nur: „{fact}“.',
    ],
    dayAfter: [
      'Da hätte man dabei sein müssen',
      'Alle kündigen ein Datum an, niemand spricht vom Tag danach. In der Vergangenheit erzählen, bevor es geschehen ist, als wären alle mitgekommen.',
      'Plakate, vorab gehängt, über das, was liegen blieb: ein Handschuh, müde Füße, ein Ohrwurm. Am Fuß, als wüsste man es längst: „{fact}“.',
    ],
    oneDayCalendar: [
      'Ein Kalender mit einem Tag',
      'Alle Tage weglassen bis auf den einen. Ein Kalender, der nur ein Datum kennt, braucht kein Bild, und man hängt ihn auf, weil er absurd ist.',
      'Ein Wandkalender aus einem Blatt zum Verschenken, dazu ein Plakat wie er. Auf dem Blatt: „{fact}“.',
    ],
    wrongPicture: [
      'Falsches Bild. {fact}',
      'Zeigen, was es nicht ist, groß und schön, und es mit einer Zeile berichtigen. Wer die Berichtigung liest, hat an beides gedacht.',
      'Plakate vom Gegenteil, liebevoll fotografiert und mit rotem Korrekturzeichen durchgestrichen. Die Berichtigung steht am Rand.',
    ],
  },
  da: {
    secondPlace: [
      'Kære nummer to',
      'Skriv til den, der kommer efter i tabellen. Høflighed fra toppen er sjovere end en fanfare og siger det samme uden at prale.',
      'En side i fagpressen i en venlig tone, med ærlige råd om at hale ind. Der prales kun i bilaget: “{fact}”.',
    ],
    tapeMeasure: [
      'Tag et målebånd med: {fact}',
      'En superlativ er en måling. Læg målestokken ud, hvor alle kan bruge den, og inviter konkurrenterne til at lægge sig ved siden af.',
      'Et målebånd på tværs af en plads med de andres navne ved deres mærker. På den sidste meter står sætningen og intet andet.',
    ],
    lawOfNature: [
      'En naturlov, opdaget af {brand}',
      'Skriv det ned, som fysikken gør: lov, skitse, forsøg, intet tillægsord. Råd overhører man, love lærer man udenad.',
      'Sider fra en skolebog som plakater, med akser, en håndtegnet figur og en opgave. Loven lyder: “{fact}”.',
    ],
    opposite: [
      'En uge med det modsatte',
      'Vend reglen om, og lev efter den for åbent tæppe, bare for at se, hvad der sker. At det går galt, er beviset, og det er sjovere at se på end succes.',
      'En dagbog i daglige opslag: syv dage imod reglen, med tal. På den ottende står der kun: “{fact}”.',
    ],
    dayAfter: [
      'Der skulle man have været med',
      'Alle annoncerer en dato, ingen taler fra dagen efter. Fortæl i datid, før det er sket, som om læseren havde været der.',
      'Plakater hængt op på forhånd om det, der blev glemt: en handske, ømme fødder, en sang på hjernen. Forneden, som om man vidste det: “{fact}”.',
    ],
    oneDayCalendar: [
      'En kalender med én dag',
      'Udelad alle dage på nær den ene. En kalender, der kun kender én dato, behøver intet billede og bliver hængt op, fordi den er absurd.',
      'En vægkalender på ét ark, som gives væk, og en plakat magen til. På arket: “{fact}”.',
    ],
    wrongPicture: [
      'Forkert billede. {fact}',
      'Vis det, som det ikke er, stort og smukt, og ret det med én linje. Den, der læser rettelsen, har tænkt på begge dele.',
      'Plakater af det modsatte, fotograferet med kærlighed og slettet med korrekturens røde streg. Rettelsen står i margenen.',
    ],
  },
};
