import type { PageReading } from './facts.ts';

const empty: PageReading = {
  title: '',
  description: '',
  headings: [],
  mainText: '',
  brand: '',
  language: 'en',
  proofPoints: [],
  callsToAction: [],
};

export const readingWith = (parts: Partial<PageReading>): PageReading => ({ ...empty, ...parts });

export const lampPage = readingWith({
  brand: 'Nordlys',
  title: 'Reading Lamps for Late Evenings | Nordlys',
  description: 'We make reading lamps for people who love quiet evenings. Free delivery on every order over $50.',
  headings: ['Light that lets you sleep', 'Built to last'],
  mainText: `Light that lets you sleep
Nordlys protects your eyes from blue light, and keeps your bedroom calm.
Our lamps help readers fall asleep faster. More than 40,000 customers read by our light.
No app. No account.
Built to last
Every lamp is built by two people in Aarhus and tested for a day.
You can repair the lamp with a coin, but you will hardly ever need to.
Our lamps use up to 60% less power than older ones. We have made lamps since 1958.
Choose from 12 shades of linen.`,
  proofPoints: ['More than 40,000 customers read by our light.'],
  callsToAction: ['Order your lamp', 'Find a shop near you', 'Log in'],
  testimonials: ['I love this lamp and recommend it to every friend.'],
});

export const shelfPage = readingWith({
  brand: 'Hans',
  language: 'de',
  title: 'Regale aus Eiche | Hans',
  description: 'Massive Regale online kaufen. Kostenloser Versand ab 50 Euro.',
  headings: ['Regale, die halten'],
  mainText: `Regale, die halten
Das Regal lässt sich ohne Werkzeug montieren und bietet auf drei Böden viel Platz für Bücher.
Unsere Regale sind aus massiver Eiche gefertigt. Jedes Brett trägt bis zu 40 Kilogramm.
Um Wälder zu erhalten, verwenden unsere Tischler nur Holz aus der Region.
Über 12.000 Kunden vertrauen uns seit 1987.
Finde dein Regal für jedes Zimmer.
Sie erhalten alles in einem Paket.`,
  proofPoints: ['Über 12.000 Kunden vertrauen uns seit 1987.'],
  callsToAction: ['In den Warenkorb', 'Jetzt Katalog bestellen'],
});

export const breadPage = readingWith({
  brand: 'Bager Bosch',
  language: 'da',
  title: 'Økologisk brød fra Bager Bosch',
  description: 'Bager Bosch – byens ældste bageri. Bestil brød til hele ugen.',
  headings: ['Bagt om natten'],
  mainText: `Bagt om natten
Vi bager 14 slags rugbrød med surdej fra 1932.
Brødet holder sig friskt i fem dage uden tilsætningsstoffer.
Find dit nærmeste bageri.
Mere end 300 familier får brød leveret hver morgen.`,
  proofPoints: ['Mere end 300 familier får brød leveret hver morgen.'],
  callsToAction: ['Bestil dit brød'],
});
