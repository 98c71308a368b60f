const pickFrom = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

/** City, a postal code there, a street, and how companies of the country are called. */
const places = [
  { city: 'Köln', zip: '50667', street: 'Hohe Straße', forms: ['GmbH', 'AG'] },
  { city: 'München', zip: '80331', street: 'Sendlinger Straße', forms: ['GmbH', 'SE'] },
  { city: 'København', zip: '1150', street: 'Købmagergade', forms: ['ApS', 'A/S'] },
  { city: 'Hamburg', zip: '20095', street: 'Mönckebergstraße', forms: ['GmbH & Co. KG', 'GmbH'] },
  { city: 'London', zip: 'EC1A 1BB', street: 'Aldersgate Street', forms: ['Ltd', 'plc'] },
  { city: 'Aarhus', zip: '8000', street: 'Søndergade', forms: ['A/S', 'ApS'] },
  { city: 'Düsseldorf', zip: '40213', street: 'Königsallee', forms: ['GmbH', 'AG'] },
  { city: 'Nürnberg', zip: '90402', street: 'Königstraße', forms: ['KG', 'GmbH'] },
  { city: 'Manchester', zip: 'M1 1AE', street: 'Market Street', forms: ['Ltd', 'LLP'] },
  { city: 'Odense', zip: '5000', street: 'Vestergade', forms: ['ApS', 'A/S'] },
  { city: 'Lübeck', zip: '23552', street: 'Breite Straße', forms: ['GmbH', 'eG'] },
  { city: 'Leipzig', zip: '04109', street: 'Petersstraße', forms: ['GmbH', 'AG'] },
  { city: 'Aalborg', zip: '9000', street: 'Bispensgade', forms: ['A/S', 'ApS'] },
  { city: 'Bristol', zip: 'BS1 4DJ', street: 'Queen Square', forms: ['Ltd', 'plc'] },
  { city: 'Göttingen', zip: '37073', street: 'Weender Straße', forms: ['GmbH', 'KG'] },
  { city: 'Helsingør', zip: '3000', street: 'Stengade', forms: ['ApS', 'A/S'] },
  { city: 'Zürich', zip: '8001', street: 'Bahnhofstrasse', forms: ['AG', 'GmbH'] },
];

const firstWords =
  `Nordlicht Möwe Havgus Rimfrost Ährenfeld Brightwater Kirsebær Grünwerk Lindenhof Ørsted Fairfield Silberdistel
Alpenblick Strandvejen Oakham Bärenquell Morgenrøde Thornbury Sonnenhang Blåbær Wackernagel Kastanie Fjordglimt Ashdown
Schönfeld Æblegård Whitby Königstein Solsikke Harrow Übersee`.split(/\s+/);
const secondWords =
  `Kosmetik Drinks Brauerei Foods Mode Energie Snacks Naturkost Møbler Travel Molkerei Sport Kaffee Living Versicherung
Outdoor Papier Bageri Optik`.split(/\s+/);

const firstNames =
  `Jürgen Anna Søren Emily Käthe Lukas Freja Oliver Jörg Marie Bjørn Charlotte Günther Ida Thomas Zoë Rasmus Lena Åse
William Björn Sophie Mette Harry Renée Malte Signe Grace Hänsel`.split(/\s+/);
const lastNames =
  `Müller Jensen Smith Schäfer Sørensen Taylor Großmann Østergaard Brown Weiß Kjær Walker Köhler Nørgaard Hughes Böhm
Lindqvist Bennett Schröder Bæk Clarke Jäger Højlund Fletcher Özdemir Holm Marsh Krüger Dahl Pritchard Vogt`.split(
    /\s+/,
  );

const subjects = ['Autumn claims', 'Namenstest', 'Kampagne', 'Brand check', 'Verpackung', 'Forårskampagne', 'Slogans'];

export const placeAt = (index: number) => pickFrom(places, index);

export const companyNameAt = (index: number): string => {
  const { forms } = placeAt(index);
  const words = `${pickFrom(firstWords, index)} ${pickFrom(secondWords, Math.floor(index / 3))}`;
  return `${words} ${pickFrom(forms, Math.floor(index / 5))}`;
};

export const personNameAt = (index: number): [firstName: string, lastName: string] => [
  pickFrom(firstNames, index),
  pickFrom(lastNames, index + Math.floor(index / firstNames.length)),
];

/** Ends with its number: no two projects have one name. */
export const projectNameAt = (index: number): string =>
  `${pickFrom(firstWords, index)} ${pickFrom(subjects, Math.floor(index / 4))} ${index + 1}`;

const spelledOut: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'oe', å: 'aa' };

/** A name as it stands in an address: small letters, digits and hyphens. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[äöüßæøå]/g, (letter) => spelledOut[letter]!)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
