import { describe, expect, it } from 'vitest';
import type { TextLanguage } from '../text/stop-words.ts';
import { readSources, unsupportedClaims } from './unsupported-claims.ts';

const source: Readonly<Record<TextLanguage, string>> = {
  en: `Nordlys makes lamps in Aarhus. Get up to 60% off older lamps. More than 40,000 customers in five countries read by them.
    Free delivery on every order over $50. The lamp has 12 shades. Ours is the brightest lamp for readers. No app is needed.
    Our chairs come with a guarantee.`,
  de: `Hans baut Regale aus Eiche. Bis zu 14 Tage kostenlos testen. 4,6 von 5 Sternen. 12.500 Kunden vertrauen uns.
    Das Regal hat drei Böden und kein Plastik. Die größte Auswahl an Regalen in Wien. Kostenloser Versand.`,
  da: `Bager Bosch bager 14 slags brød. Brødet holder i fem dage uden tilsætning. Fra kr. 2.274 pr. måned.
    Byens ældste bageri. Mere end 300 familier køber her.`,
};

const kinds = (message: string, language: TextLanguage): string[] =>
  unsupportedClaims(message, readSources([source[language]], language)).map(({ kind, text }) => `${kind} ${text}`);

describe('what the sources say is supported', () => {
  it.each([
    ['en', 'Get up to 60 percent off older lamps.'],
    ['en', '40,000 customers in 5 countries'],
    ['en', 'More than 40000 customers read by them.'],
    ['en', 'Free delivery on every order over $50'],
    ['en', 'The brightest lamp for readers'],
    ['en', 'Twelve shades. No app.'],
    ['en', "Discover Nordlys's lamps from Aarhus."],
    ['de', 'Bis zu 14 Tage kostenlos testen'],
    ['de', '12500 Kunden. 3 Böden. Kein Plastik.'],
    ['de', '4,6 von 5 Sternen'],
    ['de', 'Die größte Auswahl an Regalen'],
    ['da', '14 slags brød'],
    ['da', 'Brødet holder i 5 dage uden tilsætning.'],
    ['da', 'Fra kr. 2.274 pr. måned'],
    ['da', 'Byens ældste bageri'],
  ] as const)('%s: %s', (language, message) => {
    expect(kinds(message, language)).toEqual([]);
  });
});

describe('what they do not say is named', () => {
  it.each([
    ['en', 'Get 70% off older lamps.', 'number 70'],
    ['en', 'Save 60% off older lamps.', 'number 60'],
    ['en', 'Over 12 shades', 'number 12'],
    ['en', '12 chairs', 'number 12'],
    ['en', '$40,000 in prizes', 'number 40,000'],
    ['en', 'Fifty customers', 'number Fifty'],
    ['en', 'Lamps as seen in Berlin', 'name Berlin'],
    ['en', 'The cheapest lamp for readers', 'superlative cheapest'],
    ['en', 'The best chairs', 'superlative best'],
    ['en', 'Free chairs', 'claim Free'],
    ['en', 'Every lamp comes with a guarantee', 'claim guarantee'],
    ['en', 'An app is needed.', 'negation An app is needed'],
    ['de', '20 Tage kostenlos testen', 'number 20'],
    ['de', '14 Tage kostenlos testen', 'number 14'],
    ['de', 'Die beste Auswahl an Regalen', 'superlative beste'],
    ['de', 'Regale aus Buche', 'name Buche'],
    ['de', 'Das Regal hat Plastik.', 'negation Das Regal hat Plastik'],
    ['de', 'Kostenlose Regale aus Eiche', 'claim Kostenlose'],
    ['da', 'Fra kr. 1.999 pr. måned', 'number 1.999'],
    ['da', '14 bagere', 'number 14'],
    ['da', 'Byens billigste bageri', 'superlative billigste'],
    ['da', 'Brødet holder i fem dage med tilsætning og garanti.', 'claim garanti'],
  ] as const)('%s: %s', (language, message, expected) => {
    expect(kinds(message, language)).toContain(expected);
  });

  it('with own words asked for, is any word that is neither in the source nor among them', () => {
    const sources = readSources([source.en], 'en');
    const own = new Set(['discover']);
    expect(unsupportedClaims('Discover lamps for readers', sources, own)).toEqual([]);
    expect(unsupportedClaims('Discover waterproof lamps', sources, own)).toEqual([
      { kind: 'word', text: 'waterproof' },
    ]);
  });

  it('is everything, where there is no source', () => {
    const none = readSources([], 'en');
    expect(unsupportedClaims('5 free lamps', none).map(({ kind }) => kind)).toEqual(['number', 'claim']);
    expect(unsupportedClaims('', none)).toEqual([]);
  });
});
