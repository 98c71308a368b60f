import { errors } from '@soundings/contract/errors';
import { fileErrorLines, fileErrorTitles } from '@soundings/contract/files/file-errors';
import { expect, it } from 'vitest';

const textsIn = (files: Record<string, object>): [key: string, text: string][] => {
  const flat = (texts: object, before: string): [string, string][] =>
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[before + key, value] as [string, string]] : flat(value, `${before}${key}.`),
    );
  return Object.entries(files).flatMap(([path, module]) => flat(module, `${path.replace(/^.*\/|\.ts$/g, '')}: `));
};

const english = [
  ...textsIn(import.meta.glob<object>('./en/*.ts', { eager: true })),
  ...textsIn({ errors, 'file-errors': { fileErrorTitles, fileErrorLines } }),
];
const german = textsIn(import.meta.glob<object>('./de/*.ts', { eager: true }));

const breaking = (texts: [string, string][], rule: RegExp, files = /./) =>
  texts.filter(([key, text]) => files.test(key) && rule.test(text)).map(([key, text]) => `${key} = ${text}`);

it('reads every text of both languages', () => {
  expect(english.length).toBeGreaterThan(1500);
  expect(german.length).toBeGreaterThan(1500);
});

it.each([
  ['words for insiders', /\b(sandbox|stand-?ins?|stands? in for|nodes?|base flag|effective base|reference 1)\b/i],
  ['words that are not the field’s', /\b(anew|present (file|password)|tries|Own people|dressed|shut out)\b/],
  ['“may not”, where something is not allowed', /\bmay not\b/],
  ['“already” at the end', /\balready\b[.:]?$/],
  ['“is/are not right”, “is set” for what is configured', /\b(not right|assigned well|No (mail server|key) is set)\b/],
  ['files that “hold” something', /\bholds?\b/i],
  ['“stands” for what is shown', /\bstands? (here|there|in|on|behind)\b/i],
  ['“No x matches” for an empty list', /^No (\w+ )?\w+ match(es)?\.?$/],
  ['“goes with it”, “take away”, “is gone”', /\b(goes? with (it|them)|take \S+ away|is gone)\b/i],
  ['“x is no y”', /[”}] is no (?!longer)\w+/],
  ['name of a product in capitals', /\b(SONAR|RESONANCE|SCOUT|GENIE)\b/],
  ['thousands without a comma', /\d[ \u00a0]\d{3}\b/],
  ['percent apart from its number', /(\d|\}\})[ \u00a0]%/],
])('English has no %s', (_rule, rule) => {
  expect(breaking(english, rule)).toEqual([]);
});

it.each([
  ['Firma for a customer or a company of SONAR', /\bFirm(a|en)\b/],
  ['role with a hyphen', /\b(Global|Firmen)-(Admin|Benutzer)/],
  ['sammeln for data', /sammel|sammlung/i],
  ['Passwort setzen', /Passwort\b.{0,40}\b(setzen|gesetzt)\b/],
  ['words for insiders', /\b(Sandbox|effektive[nr]? Basis|Knoten)\b/i],
  ['“öffnet nichts mehr”, “geschieht bereits”, “nachdenkt”', /öffnet nichts|geschieht bereits|nachdenk/],
  ['“X braucht”', /\bbraucht\b/],
  ['status Aktiviert or Deaktiviert', /^(Aktiviert|Deaktiviert)$/],
  ['name of a product in capitals', /\b(SONAR|RESONANCE|SCOUT|GENIE)\b/],
  ['thousands without a point', /\d[ \u00a0]\d{3}\b/],
  ['English thousands', /\d,\d{3}\b/],
  ['percent at its number', /(\d|\}\})%/],
])('German has no %s', (_rule, rule) => {
  expect(breaking(german, rule)).toEqual([]);
});

it('calls sharing freigeben and a customer Kunde in German', () => {
  const sharing = /^(projects|project-edit|consumer|dashboard|resonance|resonance-form|errors|access|users): /;
  expect(breaking(german, /\b(ge)?teil(e|en|t|st)\b/i, sharing)).toEqual([]);
  const customers = /^(companies|company-form|users|audit|common|errors): (?!.*datasetAlreadyExists)/;
  expect(breaking(german, /\bUnternehmen/, customers)).toEqual([]);
});

it('begins sentences with a capital in German, and what a page could not load', () => {
  expect(breaking(german, /[a-zäöüß]{3}[.?!] [a-zäöü]/)).toEqual([]);
  // “{{thing}} konnte nicht geladen werden”: one thing, at the beginning of a sentence.
  expect(
    breaking(
      german,
      /^(?!Der |Die |Das |Diese |Dieser |Dieses )/,
      /(?<!brandTab\.theData|theToken)(?<=\.the[A-Z]\w*)$/,
    ),
  ).toEqual([]);
});
