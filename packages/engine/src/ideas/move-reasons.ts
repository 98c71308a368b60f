import type { TextLanguage } from '../text/stop-words.ts';
import type { Trait } from './fact-traits.ts';

/**
 * Why a move suits this page: what a sentence says, named with the page's own words. It ends the transformation, so that one
 * move is argued for otherwise on another page.
 */
export const moveReasons: Readonly<Record<TextLanguage, Partial<Readonly<Record<Trait, readonly string[]>>>>> = {
  en: {
    people: [
      '{number} stand behind it, so nobody has to be invented.',
      'With {number} it is a crowd, and a crowd is news.',
    ],
    places: ['There are {number}, so it can be shown where people live.', 'The next of {number} is never far.'],
    things: ['{number} is a figure that can be laid out, so lay it out.', 'Few brands can count to {n}.'],
    speed: ['{time} is short enough to be shown in full.', 'Nobody waits {time} without looking at the clock.'],
    span: ['{time} is a length of time that anybody has a feeling for.', '{brand} names {time}, so {time} it is.'],
    free: ['What {brand} gives away needs no adjective.', 'A gift is told best by somebody who keeps a straight face.'],
    price: ['{price} is on the page of {brand} for all to see.'],
    terms: ['It comes from the terms of {brand}, the part that others hide.'],
    share: ['{percent} of a sheet needs no explanation.'],
    any: [
      'The page makes no exception, so the hardest case is the best one.',
      'Whoever says so means the far corner, too.',
    ],
    always: ['It holds at any hour, so choose the least likely one.'],
    without: ['What is missing here has a name: {absent}.'],
    absence: [
      'What {brand} leaves out is the news, so nothing is added.',
      'A gap can’t be photographed, but {brand} has one to show.',
    ],
    material: ['{brand} can show how it is made, which a slogan can’t.'],
    ease: ['It takes no skill, and that is quickly shown.'],
    lasts: ['{brand} speaks of years here, so the campaign may take its time.'],
    best: [
      'A place at the top is dull to read and fun to doubt.',
      '{brand} says it of itself, so it had better be measured.',
    ],
    rule: [
      'It is a rule that anybody can try by tomorrow.',
      '{brand} gives it away as advice; it deserves to be tested.',
    ],
    date: ['The day is fixed, which gives the joke its deadline.', 'It happens once, so it is told once.'],
    contrast: ['The sentence brings its own opposite along.', '{brand} has drawn the line itself.'],
    quote: ['A customer said it, not {brand}.', 'No copywriter would dare to put it so plainly.'],
    checkable: ['Anybody can look it up at {brand}.', '{brand} names something exact, so it can be held to it.'],
    short: ['The sentence is short enough to be left alone.', 'It needs no picture to be understood.'],
  },
  de: {
    people: [
      'Dahinter stehen {number}, man muss also niemanden erfinden.',
      'So viele sind eine Menge ({number}), und eine Menge ist eine Nachricht.',
    ],
    places: [
      'Es gibt sie in großer Zahl ({number}), also lässt es sich dort zeigen, wo man wohnt.',
      'Der nächste Punkt ist nie weit: {number}.',
    ],
    things: ['Diese Zahl lässt sich auslegen: {number}.', 'Bis {n} kommt kaum eine andere Marke.'],
    speed: [
      'Diese Frist ({time}) ist kurz genug, um sie ganz zu zeigen.',
      'Niemand wartet so lange, ohne auf die Uhr zu sehen: {time}.',
    ],
    span: ['Für diese Spanne ({time}) hat jeder ein Gefühl.', '{brand} nennt die Spanne selbst: {time}.'],
    free: [
      'Was {brand} verschenkt, braucht kein Adjektiv.',
      'Von einem Geschenk erzählt man am besten mit ernster Miene.',
    ],
    price: ['Der Betrag steht bei {brand} für alle sichtbar auf der Seite: {price}.'],
    terms: ['Es stammt aus den Bedingungen von {brand}, dem Teil, den andere verstecken.'],
    share: ['Dieser Anteil eines Bogens erklärt sich selbst: {percent}.'],
    any: [
      'Die Seite macht keine Ausnahme, also ist der schwerste Fall der beste.',
      'Wer so spricht, meint auch die hinterste Ecke.',
    ],
    always: ['Es gilt zu jeder Stunde, also die unwahrscheinlichste wählen.'],
    without: ['Was hier fehlt, hat einen Namen: {absent}.'],
    absence: [
      'Die Nachricht ist, was {brand} weglässt; es kommt also nichts dazu.',
      'Eine Lücke lässt sich nicht fotografieren, aber {brand} hat eine vorzuweisen.',
    ],
    material: ['{brand} kann zeigen, wie es gemacht ist, und das kann kein Slogan.'],
    ease: ['Es braucht kein Können, und das ist schnell gezeigt.'],
    lasts: ['{brand} spricht hier von Jahren, also darf sich die Kampagne Zeit lassen.'],
    best: [
      'Ein Platz ganz oben liest sich langweilig; ihn anzuzweifeln macht Spaß.',
      '{brand} sagt es von sich selbst, also gehört es nachgemessen.',
    ],
    rule: [
      'Es ist eine Regel, die jeder bis morgen ausprobieren kann.',
      '{brand} verschenkt es als Rat; es verdient einen Versuch.',
    ],
    date: [
      'Der Tag steht fest, und damit hat der Witz seine Frist.',
      'Es geschieht einmal, also erzählt man es einmal.',
    ],
    contrast: ['Der Satz bringt sein Gegenteil gleich mit.', 'Die Grenze hat {brand} selbst gezogen.'],
    quote: ['Gesagt hat es die Kundschaft, nicht {brand}.', 'Kein Texter würde es so schlicht zu sagen wagen.'],
    checkable: ['Jeder kann es bei {brand} nachsehen.', '{brand} wird hier genau und lässt sich darauf festlegen.'],
    short: ['Der Satz ist kurz genug, um allein zu stehen.', 'Verstanden wird der Satz ohne Bild.'],
  },
  da: {
    people: ['Bag det står {number}, så ingen skal opfindes.', '{number} er en menneskemængde, og den er en nyhed.'],
    places: ['Der er {number}, så det kan vises der, hvor folk bor.', 'Den nærmeste af {number} er aldrig langt væk.'],
    things: ['{number} er et tal, der kan lægges ud, så læg det ud.', 'Få brands kan tælle til {n}.'],
    speed: ['{time} er kort nok til at blive vist i fuld længde.', 'Ingen venter {time} uden at se på uret.'],
    span: ['{time} er et tidsrum, som alle kan mærke.', '{brand} siger selv {time}, så {time} bliver det.'],
    free: ['Det, {brand} giver væk, behøver intet tillægsord.', 'En gave fortælles bedst med et alvorligt ansigt.'],
    price: ['{price} står hos {brand}, så alle kan se det.'],
    terms: ['Det kommer fra vilkårene hos {brand}, den del, som andre gemmer væk.'],
    share: ['{percent} af et ark forklarer sig selv.'],
    any: [
      'Siden gør ingen undtagelse, så det sværeste tilfælde er det bedste.',
      'Den, der siger sådan, mener også det fjerneste hjørne.',
    ],
    always: ['Det gælder på alle tider, så vælg den mindst sandsynlige.'],
    without: ['Det, der mangler her, har et navn: {absent}.'],
    absence: [
      'Nyheden er det, {brand} udelader, så intet bliver lagt til.',
      'Et hul kan ikke fotograferes, men {brand} har ét at vise frem.',
    ],
    material: ['{brand} kan vise, hvordan det er lavet, og det kan intet slogan.'],
    ease: ['Det kræver ingen øvelse, og det er hurtigt vist.'],
    lasts: ['{brand} taler her om år, så kampagnen må gerne tage sig tid.'],
    best: [
      'En plads i toppen er kedelig at læse om og sjov at betvivle.',
      '{brand} siger det om sig selv, så det bør måles efter.',
    ],
    rule: [
      'Det er en regel, som alle kan prøve inden i morgen.',
      '{brand} giver det væk som et råd; det fortjener en prøve.',
    ],
    date: ['Dagen ligger fast, så vittigheden har sin frist.', 'Det sker én gang, så det fortælles én gang.'],
    contrast: ['Sætningen har selv sin modsætning med.', '{brand} har selv trukket grænsen.'],
    quote: ['Det er en kunde, der siger det, ikke {brand}.', 'Ingen tekstforfatter ville turde sige det så enkelt.'],
    checkable: ['Alle kan slå det efter hos {brand}.', '{brand} er præcis her og kan holdes fast på det.'],
    short: ['Sætningen er kort nok til at stå alene.', 'Den forstås uden billede.'],
  },
};
