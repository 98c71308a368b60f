import { describe, expect, it } from 'vitest';
import { findTextLanguage } from '../text/find-language.ts';
import { findAnswers } from './find-answers.ts';
import { rankPassages } from './rank-passages.ts';
import { splitPassages, unwrapLines } from './split-passages.ts';
import { summarize } from './summarize.ts';

const report = splitPassages(`Annual report
Nordhavn Bakery was founded in 1987 by Karen Holt in Aarhus. The company employs 142 people in five shops and one
central bakery. Revenue in 2025 was 18.4 million euros, up 6% from the year before.

Deliveries
Orders placed before 4 pm are delivered the next morning. Delivery costs 3.90 euros and is free from 30 euros.`);

const answer = (question: string, passages: readonly string[] = report) =>
  findAnswers(question, passages, findTextLanguage(question)).map(({ text }) => text);

describe('passages', () => {
  it('join lines that a page has broken and keep lists and headings apart', () => {
    expect(unwrapLines('A line that goes\non here.\nNext\n- one\n- two')).toBe(
      'A line that goes on here.\nNext\n- one\n- two',
    );
    expect(unwrapLines('An exam-\nple of hyphens.')).toBe('An example of hyphens.');
  });

  it('hold the whole text in order, none too long', () => {
    const text = Array.from({ length: 200 }, (_, n) => `Sentence number ${n} says something about ice.`).join(' ');
    const passages = splitPassages(text);
    expect(passages.join(' ')).toBe(text);
    expect(Math.max(...passages.map(({ length }) => length))).toBeLessThanOrEqual(900);
    expect(splitPassages(`${'x'.repeat(5000)}`).join('')).toHaveLength(5000);
    expect(splitPassages(' \n\n ')).toEqual([]);
  });

  it('are ranked by what they say about a question', () => {
    const [first] = rankPassages(
      'What does delivery cost?',
      ['Bread is baked at night.', 'Delivery costs 3 euros.'],
      'en',
    );
    expect(first?.index).toBe(1);
  });
});

describe('answers', () => {
  it.each([
    ['When was Nordhavn Bakery founded?', /1987/],
    ['Who founded the company?', /Karen Holt/],
    ['How many people does it employ?', /142 people/],
    ['What does delivery cost?', /3\.90/],
  ])('%s', (question, expected) => {
    expect(answer(question)[0]).toMatch(expected);
  });

  it.each([
    'What was the revenue in 2021?',
    'What is the salary of Karen Holt?',
    'How many customers does it have?',
    'Which is the largest shop?',
    'What is the capital of France?',
    '',
  ])('none to: %s', (question) => {
    expect(answer(question)).toEqual([]);
  });

  it('are found in German and Danish', () => {
    expect(answer('Wie hoch war der Umsatz 2025?', ['Der Jahresumsatz lag 2025 bei 9,7 Millionen Euro.'])[0]).toMatch(
      /9,7/,
    );
    expect(answer('Hvornår blev bageriet grundlagt?', ['Bageriet blev grundlagt i 1987 i Aarhus.'])[0]).toMatch(/1987/);
  });

  it('of a table are the row that the question names', () => {
    const rows = ['Product: Alba · Price: 189\nProduct: Brise · Price: 79'];
    expect(answer('What is the price of Brise?', rows)).toEqual(['Product: Brise · Price: 79']);
    expect(answer('What is the price of Cirrus?', rows)).toEqual([]);
  });
});

describe('summaries', () => {
  it('hold whole sentences in the order of the text, no two alike', () => {
    const found = summarize([...report, ...report], 'en', 3).map(({ text }) => text);
    expect(found).toHaveLength(3);
    expect(new Set(found).size).toBe(3);
    for (const sentence of found) expect(report.join(' ').replaceAll('\n', ' ')).toContain(sentence);
  });
});

describe('the language of a question', () => {
  it.each([
    ['How much does it cost?', 'en'],
    ['Wie viel kostet das?', 'de'],
    ['Hvor meget koster det?', 'da'],
    ['42', 'en'],
  ] as const)('%s is %s', (question, language) => {
    expect(findTextLanguage(question)).toBe(language);
  });
});
