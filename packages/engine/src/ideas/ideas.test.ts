import { describe, expect, it } from 'vitest';
import { compareTexts } from '../text/similarity.ts';
import { factsFromReading } from '../writer/facts-from-reading.ts';
import { breadPage, lampPage, shelfPage } from '../writer/made-pages-test-files.ts';
import { contentOf, hasParts, readParts, writeParts } from './idea-parts.ts';
import { createJudge, type Rubric } from './score-idea.ts';
import { strategies, strategyLabels } from './strategy-labels.ts';
import { type IdeasRequest, sameIdea, streamIdeas } from './write-ideas.ts';

const pages = [
  ['en', lampPage],
  ['de', shelfPage],
  ['da', breadPage],
] as const;

const lamp = factsFromReading(lampPage)!;
const write = (request: Partial<IdeasRequest> = {}) => {
  const all = { facts: lamp, count: 12, known: [], seed: 1, ...request };
  const ideas = [];
  const stream = streamIdeas(all);
  for (;;) {
    const next = stream.next();
    if (next.done) return { ideas, short: next.value };
    ideas.push(next.value);
  }
};

describe.each(pages)('ideas from a page: %s', (language, page) => {
  const facts = factsFromReading(page)!;
  const { ideas } = write({ facts, count: 10 });

  it('have four labelled parts and rest on a sentence of the page', () => {
    expect(ideas).toHaveLength(10);
    for (const { text, evidence } of ideas) {
      expect(text.split('\n').map((line) => line.split(':')[0])).toEqual([
        'Idea type',
        'Idea headline',
        'Transformation',
        'Manifestation',
      ]);
      expect(text).not.toMatch(/\{|undefined/);
      for (const part of Object.values(readParts(text))) expect(part).not.toBe('');
      expect(facts.facts.map(({ id }) => id)).toContain(evidence[0]!.id);
    }
  });

  it('come by many strategies, each named in the page’s language', () => {
    const types = new Set(ideas.map(({ text }) => readParts(text).type));
    expect(types.size).toBeGreaterThanOrEqual(7);
    for (const type of types) expect(Object.values(strategyLabels[language])).toContain(type);
  });

  it('are never one idea twice', () => {
    for (const [index, { text }] of ideas.entries()) {
      for (const other of ideas.slice(index + 1))
        expect(compareTexts(contentOf(text), contentOf(other.text), language)).toBeLessThan(sameIdea);
    }
  });
});

describe('a run of ideas', () => {
  it('gives the same for the same seed, and others for another', () => {
    expect(write()).toEqual(write());
    expect(write({ seed: 2 }).ideas).not.toEqual(write().ideas);
  });

  it('repeats nothing that the project ever had, and says when nothing is left', () => {
    let known: string[] = [];
    for (;;) {
      const { ideas, short } = write({ known, count: 24 });
      for (const { text } of ideas) expect(known).not.toContain(text);
      known = [...known, ...ideas.map(({ text }) => text)];
      if (short) {
        expect(short).toBe('fewFacts');
        break;
      }
    }
    expect(known.length).toBeGreaterThanOrEqual(25);
    expect(write({ known }).ideas).toEqual([]);
  });

  it('keeps to so many strategies, the unused ones first', () => {
    const first = write({ breadth: 4, count: 6 }).ideas;
    const used = new Set(first.map(({ strategy }) => strategy));
    expect(used.size).toBeLessThanOrEqual(4);
    const next = write({ breadth: 4, count: 6, known: first.map(({ text }) => text), seed: 5 }).ideas;
    expect(next.filter(({ strategy }) => used.has(strategy)).length).toBeLessThanOrEqual(2);
  });

  it('takes other strategies where its own have no more ideas with a reason', () => {
    const { ideas, short } = write({ breadth: 1, count: 12 });
    expect([ideas.length, short]).toEqual([12, null]);
    const [first] = ideas;
    expect(new Set(ideas.map(({ strategy }) => strategy)).size).toBeGreaterThan(1);
    expect(ideas[1]!.strategy).toBe(first!.strategy);
  });

  it('follows the agent: a named strategy comes first, a forbidden word never', () => {
    const { ideas } = write({ instructions: 'Use product truth and analogy. Avoid the word poster.', count: 6 });
    expect(['productTruth', 'analogy']).toContain(ideas[0]!.strategy);
    for (const { text } of ideas) expect(text.toLowerCase()).not.toContain('poster');
  });

  it('speaks to the audience that the brief names', () => {
    const { ideas } = write({ topic: 'Audience: nurses on night shift', count: 40 });
    expect(ideas.some(({ text }) => text.includes('Dear nurses on night shift'))).toBe(true);
  });

  it('goes where it is sent on the map', () => {
    const { ideas } = write({ steer: { to: 'region', strategy: 'ritual', subject: '' }, count: 2 });
    expect(ideas.map(({ strategy }) => strategy)).toEqual(['ritual', 'ritual']);
  });

  it('keeps to what a sentence means: a free half-hour is no speed, an order and half a quote no punch line', () => {
    const page = (mainText: string, testimonials: string[] = []) =>
      factsFromReading({
        ...lampPage,
        title: '',
        description: '',
        headings: [],
        proofPoints: [],
        mainText,
        testimonials,
      })!;
    const moves = (facts: IdeasRequest['facts']) => write({ facts, count: 60 }).ideas.map(({ move }) => move);
    expect(moves(page('The first 30 minutes of each trip are free.'))).not.toContain('obituary');
    expect(moves(page('Your claim is paid within 2 days.'))).toContain('obituary');
    const orders = page('Get an instant quote today. Our lamps are made by two people in Aarhus.');
    const [first] = write({ facts: orders, count: 1 }).ideas;
    expect(first!.text).toContain('lamps are made by two people in Aarhus');
    const said = page('Our lamps are made by two people.', ['It does not fit on the wall.', 'With a single screw']);
    expect(moves(said)).not.toContain('unedited');
    const praised = page('Our lamps are made by two people.', ['I sleep better since I have this lamp.']);
    expect(moves(praised)).toContain('unedited');
  });

  it('has none from a page that says nothing', () => {
    const nothing = factsFromReading({
      ...lampPage,
      title: '',
      description: '',
      headings: [],
      mainText: '',
      proofPoints: [],
      testimonials: [],
    })!;
    expect(write({ facts: nothing })).toEqual({ ideas: [], short: 'noFacts' });
  });
});

describe('the parts of an idea', () => {
  const parts = { type: 'Ritual', headline: 'A: B', transformation: 'One.', manifestation: 'Two.' };

  it('are read as they were written, over several lines and in any case', () => {
    expect(readParts(writeParts(parts))).toEqual(parts);
    expect(readParts('idea headline: Come\ncloser\nTRANSFORMATION: x')).toMatchObject({
      headline: 'Come closer',
      transformation: 'x',
    });
    expect(readParts('Just a line')).toMatchObject({ headline: 'Just a line', type: '' });
    expect([writeParts(parts), 'IDEA HEADLINE: x', 'Just a line', 'Our promise: warm'].map(hasParts)).toEqual([
      ...[true, true],
      ...[false, false],
    ]);
  });
});

describe('a judge of ideas', () => {
  const even: Rubric = { fit: 1, newness: 1, proof: 1, doable: 1 };
  const [idea] = write({ count: 1 }).ideas;
  const judge = createJudge(lamp, even);

  it('finds an idea new where there is no other, and old beside its like', () => {
    const alone = judge.score(idea!.text, []).criteria.find(({ criterion }) => criterion === 'newness');
    expect(alone).toEqual({ criterion: 'newness', score: 100, reason: { code: 'noOthers', text: null } });
    const again = judge.score(idea!.text, [judge.vectorOf(idea!.text)]).criteria[1];
    expect(again).toMatchObject({ score: 0, reason: { code: 'likeOther', other: 0 } });
  });

  it('finds proof in what the page says, and none in what it does not', () => {
    const proof = (text: string) => judge.score(text, []).criteria[2]!;
    expect(proof(idea!.text).score).toBeGreaterThan(50);
    expect(proof('Idea headline: Cures all ills').reason.code).toBe('nothingProven');
  });

  it('finds a poster easier than an event', () => {
    const doable = (manifestation: string) =>
      judge.score(writeParts({ type: '', headline: 'x', transformation: 'y', manifestation }), []).criteria[3]!.score;
    expect(doable('A billboard with one line')).toBeGreaterThan(doable('A museum for one weekend'));
  });

  it('weighs by the rubric, and gives no total where nothing counts', () => {
    const only = createJudge(lamp, { fit: 0, newness: 5, proof: 0, doable: 0 });
    expect(only.score(idea!.text, [])).toMatchObject({ total: 100, criteria: [{ criterion: 'newness' }] });
    expect(createJudge(lamp, { fit: 0, newness: 0, proof: 0, doable: 0 }).score(idea!.text, []).total).toBeNull();
  });

  it('knows every strategy by name', () => {
    for (const labels of Object.values(strategyLabels))
      expect(new Set(Object.values(labels)).size).toBe(strategies.length);
  });
});
