import { describe, expect, it } from 'vitest';
import { hasBit } from '../../../test/bits.ts';
import { popcount } from './bits.ts';
import { DatasetBuilder } from './dataset-builder.ts';

const plain = { r1: null, r2: null, hasR2: true };

describe('DatasetBuilder', () => {
  it('numbers audiences by their order, not by the order of the file', () => {
    const build = (labels: readonly string[]) => {
      const builder = new DatasetBuilder();
      builder.addVariable('Region');
      const age = builder.addVariable('Age');
      for (const label of labels) builder.setAudience(builder.addRespondent(), age, label);
      return builder.build().variables[1]!.audiences.map(({ id, label, members }) => [id, label, popcount(members)]);
    };
    const expected = [
      ['1.0', '18-24', 2],
      ['1.1', '25-34', 1],
    ];
    expect(build(['25-34', '18-24', '18-24'])).toEqual(expected);
    expect(build(['18-24', '25-34', '18-24'])).toEqual(expected);
  });

  it('lets the last answer to a question count', () => {
    const builder = new DatasetBuilder();
    const message = builder.addMessage('m', 'Text', plain);
    const row = builder.addRespondent();
    builder.setAnswer(row, message, 'r1', true);
    builder.setAnswer(row, message, 'r1', false);
    builder.setAnswer(row, message, 'r2', false);
    builder.setAnswer(row, message, 'r2', true);
    const { r1, r2 } = builder.build().messages[0]!;
    expect([r1.answered, r1.positive, r2?.answered, r2?.positive].map((bits) => bits?.[0])).toEqual([1, 0, 1, 1]);
  });

  it('takes the answers of 32 respondents at once like one by one', () => {
    const builder = new DatasetBuilder();
    const [one, many] = ['one', 'many'].map((id) => builder.addMessage(id, id, plain));
    for (let row = 0; row < 1060; row++) builder.addRespondent();
    const given = [
      [0, 0b1011, 0b0010],
      [0, 0b0110, 0b0100],
      [32, 0xffffffff, 0x80000001],
      [33, 0b1000, 0],
      [3, 0, 0],
    ] as const;
    for (const [word, answered, positive] of given) {
      builder.setAnswers(word, many!, 'r2', answered, positive);
      for (let bit = 0; bit < 32; bit++) {
        if (answered & (1 << bit)) builder.setAnswer(word * 32 + bit, one!, 'r2', (positive & (1 << bit)) !== 0);
      }
    }
    const [expected, found] = builder.build().messages;
    expect(found?.r2).toEqual(expected?.r2);
    expect([popcount(found!.r2!.answered), popcount(found!.r2!.positive)]).toEqual([37, 3]);
    expect(() => builder.setAnswers(33, many!, 'r1', 0b10000, 0)).toThrow('There is no respondent 1060.');
    expect(() => builder.setAnswers(0, 7, 'r1', 1, 0)).toThrow('There is no message 7.');
  });

  it('takes answers in any order of rows, also far apart', () => {
    const builder = new DatasetBuilder();
    const message = builder.addMessage('m', 'Text', plain);
    for (let row = 0; row < 5000; row++) builder.addRespondent();
    const answered = [0, 511, 512, 2048, 4999];
    for (const row of [...answered, 1024]) builder.setAnswer(row, message, 'r1', row !== 1024);
    builder.setAnswer(4998, message, 'r2', false);
    const { r1, r2 } = builder.build().messages[0]!;
    expect(Array.from({ length: 5000 }, (_, row) => row).filter((row) => hasBit(r1.positive, row))).toEqual(answered);
    expect([popcount(r1.answered), popcount(r2!.answered), popcount(r2!.positive)]).toEqual([6, 1, 0]);
  });

  it('keeps the members of a label when its list becomes a mask, also when named twice', () => {
    const builder = new DatasetBuilder();
    const variable = builder.addVariable('Brand');
    for (let row = 0; row < 200; row++) {
      builder.addRespondent();
      if (row % 2 === 0) builder.setAudience(row, variable, 'Even');
      if (row % 4 === 0) builder.setAudience(row, variable, 'Even');
    }
    const { members } = builder.build().variables[0]!.audiences[0]!;
    expect(Array.from({ length: 200 }, (_, row) => hasBit(members, row))).toEqual(
      Array.from({ length: 200 }, (_, row) => row % 2 === 0),
    );
  });

  it('counts rows without a weight as 1 and has no weights where all are equal', () => {
    const builder = new DatasetBuilder();
    for (let row = 0; row < 3; row++) builder.addRespondent();
    expect(builder.build().weights).toBeNull();
    builder.setWeight(0, 2.5);
    expect(builder.build().weights).toEqual(Float64Array.of(2.5, 1, 1));
    builder.setWeight(0, 1);
    expect(builder.build().weights).toBeNull();
    builder.setWeight(1, 2.5);
    expect(builder.build().weights).toEqual(Float64Array.of(1, 2.5, 1));
    for (let row = 0; row < 3; row++) builder.setWeight(row, 2.5);
    expect(builder.build().weights).toBeNull();
    for (let row = 0; row < 3; row++) builder.setWeight(row, 0);
    expect(builder.build().weights).toEqual(new Float64Array(3));
  });

  it('keeps concepts, unanswered messages and empty variables', () => {
    const builder = new DatasetBuilder();
    builder.addVariable('Nobody');
    const points = ['low', 'high'].map((label) => ({ label, positive: label === 'high' }));
    builder.addMessage('m', 'Text', { r1: { kind: 'points', points }, r2: null, hasR2: false });
    const concept = builder.addConcept('Taste');
    const [first, second] = [builder.addRespondent(), builder.addRespondent()];
    builder.addMention(second, concept, 'sweet', 'blank');
    builder.addMention(first, concept, 'sweet', 'positive');
    builder.addMention(first, concept, 'bitter', 'negative');
    const { variables, messages, concepts } = builder.build();
    expect(variables).toEqual([{ header: 'Nobody', audiences: [] }]);
    expect(messages[0]).toMatchObject({ id: 'm', r1: { scale: { points }, answered: Uint32Array.of(0) }, r2: null });
    expect(concepts[0]?.mentions.map(({ subconcept, tone, members }) => [subconcept, tone, members[0]])).toEqual([
      ['bitter', 'negative', 1],
      ['sweet', 'positive', 1],
      ['sweet', 'blank', 2],
    ]);
  });

  it('keeps the given order of audiences, and lets them overlap', () => {
    const builder = new DatasetBuilder();
    const variable = builder.addVariable('Use', ['never', 'often', 'nobody']);
    for (const labels of [['often', 'TV'], ['never'], ['often', 'Radio'], ['Radio']]) {
      const row = builder.addRespondent();
      for (const label of labels) builder.setAudience(row, variable, label);
    }
    const [use] = builder.build().variables;
    expect(use?.audiences.map(({ id, label, members }) => [id, label, members[0]])).toEqual([
      ['0.0', 'never', 0b10],
      ['0.1', 'often', 0b101],
      ['0.2', 'Radio', 0b1100],
      ['0.3', 'TV', 0b1],
    ]);
  });

  it('refuses rows and indexes that it never gave out', () => {
    const builder = new DatasetBuilder();
    expect(() => builder.setAudience(0, 0, 'a')).toThrow('There is no respondent 0.');
    const row = builder.addRespondent();
    expect(() => builder.setAnswer(1, 0, 'r1', true)).toThrow(RangeError);
    expect(() => builder.setAnswer(-1, 0, 'r1', true)).toThrow(RangeError);
    expect(() => builder.setAnswer(row, 0, 'r1', true)).toThrow('There is no message 0.');
    expect(() => builder.setAudience(row, 3, 'a')).toThrow('There is no variable 3.');
    expect(() => builder.setWeight(row, -0.1)).toThrow(RangeError);
    expect(() => builder.setWeight(row, Number.NaN)).toThrow(RangeError);
    builder.addMessage('m', 'Text', { ...plain, hasR2: false });
    expect(() => builder.setAnswer(row, 0, 'r2', true)).toThrow('has no R2');
    expect(() => builder.addMessage('m', 'Other', plain)).toThrow('Two messages');
  });

  it('reports how large the dataset will be before it is made', () => {
    const builder = new DatasetBuilder();
    const variable = builder.addVariable('Age');
    const concept = builder.addConcept('Taste');
    const message = builder.addMessage('m', 'Text', plain);
    builder.addMessage('n', 'Other', { ...plain, hasR2: false });
    for (let row = 0; row < 70; row++) {
      builder.addRespondent();
      builder.setAudience(row, variable, row % 2 ? 'odd' : 'even');
      builder.setAnswer(row, message, 'r1', true);
      builder.addMention(row, concept, 'sweet', row % 3 ? 'positive' : 'blank');
    }
    const masks = 4 + 2 + 2 + 2;
    expect(builder.peakBytes()).toBe(3 * masks * 4096);
    const sheet = 1_000_000 * (16 + 2);
    expect(builder.peakBytes(1_000_000)).toBe(masks * 125_000 + 2 * sheet);
    expect(builder.characters).toBe('Age odd even Taste m Text n Other sweet sweet'.replaceAll(' ', '').length);
    const { variables, messages, concepts } = builder.build();
    const kept = [
      ...variables.flatMap(({ audiences }) => audiences.map(({ members }) => members)),
      ...messages.flatMap(({ r1, r2 }) =>
        [r1, r2].flatMap((measure) => (measure ? [measure.answered, measure.positive] : [])),
      ),
      ...concepts.flatMap(({ mentions }) => mentions.map(({ members }) => members)),
    ];
    expect(kept).toHaveLength(masks);
    for (let i = 0; i < 400; i++) builder.setAudience(0, variable, `rare ${i}`);
    expect(builder.peakBytes(1_000_000)).toBe(3 * (masks + 400) * 125_000);
    builder.setWeight(0, 2);
    expect(builder.peakBytes(1_000_000)).toBeGreaterThan(3 * (masks + 400) * 125_000);
  });

  it('is built in steps of a few masks each', () => {
    const builder = new DatasetBuilder();
    const variable = builder.addVariable('Open');
    const concept = builder.addConcept('Taste');
    for (let i = 0; i < 320; i++) {
      const row = builder.addRespondent();
      builder.setAudience(row, variable, `label ${i}`);
      builder.addMention(row, concept, `taste ${i}`, 'blank');
      builder.addMessage(`m${i}`, 'Text', plain);
    }
    const steps = builder.buildInSteps();
    let rests = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) rests++;
    expect(rests).toBeGreaterThanOrEqual((320 * 6) / 16);
    expect(step.value).toEqual(builder.build());
  });

  it('takes 100,000 different labels', () => {
    const builder = new DatasetBuilder();
    const variable = builder.addVariable('Open');
    for (let row = 0; row < 500; row++) builder.addRespondent();
    for (let i = 0; i < 100_000; i++) builder.setAudience(i % 500, variable, `answer ${(i * 7919) % 100_000}`);
    const { audiences } = builder.build().variables[0]!;
    expect(audiences.length).toBe(100_000);
    expect(audiences[99_999]).toMatchObject({ id: '0.99999', label: 'answer 99999' });
  });
});
