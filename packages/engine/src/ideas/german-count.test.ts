import { expect, it } from 'vitest';
import { readTraits } from './fact-traits.ts';

const numberOf = (text: string) => readTraits(text, true, 'de').number;

it.each([
  ['Vertrauen Sie 30.000 zufriedenen Kunden', '30.000 zufriedene Kunden'],
  ['Unsere Kanzlei betreut Mandanten in 16 Bundesländern', '16 Bundesländer'],
  ['Unsere Matratzen werden von 250 Handwerkern gefertigt', '250 Handwerker'],
  ['Mit 14 Familienbetrieben entwickeln wir neue Stoffe', '14 Familienbetriebe'],
  ['Testen Sie die Matratze in 100 Nächten', '100 Nächte'],
  ['Gefüllt mit 300 Federn', '300 Federn'],
  ['Sie finden uns in mehr als 40 Filialen', '40 Filialen'],
  ['Über 25.000 Kundinnen haben uns bewertet', '25.000 Kundinnen'],
  ['94 Arbeitsschritte stecken in jeder Jacke', '94 Arbeitsschritte'],
  ['Wir backen 14 Sorten', '14 Sorten'],
])('says the count of “%s” by itself', (text, number) => {
  expect(numberOf(text)).toBe(number);
});

it('leaves a count alone that may be a dative', () => {
  expect(numberOf('Wir arbeiten mit rund 40 Sorten')).toBeUndefined();
});
