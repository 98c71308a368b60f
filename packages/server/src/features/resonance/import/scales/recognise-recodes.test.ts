import { describe, expect, it } from 'vitest';
import { ColumnStats } from '../inspect/column-stats.ts';
import { recogniseRecodes } from './recognise-recodes.ts';

const yieldToEventLoop = Object.assign(async () => {}, { isDue: () => false });

/** Columns of the given answers, each answer as often as the others. */
const recognise = (columns: Record<string, readonly string[]>, times = 10, title = '') => {
  const stats = Object.values(columns).map((answers) => {
    const one = new ColumnStats(1000);
    const cells = Array.from({ length: times }, () => answers).flat();
    one.addColumn(
      cells.map((cell, i) => ({ line: i + 2, cells: [cell] })),
      0,
    );
    one.settle();
    return one;
  });
  return recogniseRecodes(Object.keys(columns), stats, yieldToEventLoop, title);
};

const told = async (answers: readonly string[], heading = 'Rated') => {
  const { recodes } = await recognise({ [heading]: answers });
  const [recode] = recodes;
  if (!recode) return null;
  if (recode.kind === 'range')
    return [recode.reason, `${recode.min}–${recode.max} from ${recode.positiveFrom}`, recode.noAnswer.join()];
  const points = recode.points.map(({ label, positive }) => `${positive ? '+' : ''}${label}`).join(' < ');
  return [recode.reason, points, recode.noAnswer.join()];
};

describe('a scale in words', () => {
  it.each([
    [
      ['Neutral', 'Very appealing', 'Not at all appealing', 'Somewhat appealing', 'Not very appealing'],
      'Not at all appealing < Not very appealing < Neutral < +Somewhat appealing < +Very appealing',
    ],
    [
      [
        'Probably would buy',
        'Definitely would not buy',
        'Might or might not buy',
        'Definitely would buy',
        'Probably would not buy',
      ],
      'Definitely would not buy < Probably would not buy < Might or might not buy < +Probably would buy < +Definitely would buy',
    ],
    [['excellent', 'poor', 'good', 'very good', 'fair'], 'poor < fair < good < +very good < +excellent'],
    [
      ['eher sympathisch', 'überhaupt nicht sympathisch', 'sehr sympathisch', 'eher nicht sympathisch'],
      'überhaupt nicht sympathisch < eher nicht sympathisch < +eher sympathisch < +sehr sympathisch',
    ],
    [
      [
        'würde ich bestimmt kaufen',
        'würde ich wahrscheinlich nicht kaufen',
        'würde ich bestimmt nicht kaufen',
        'würde ich vielleicht kaufen',
        'würde ich wahrscheinlich kaufen',
      ],
      'würde ich bestimmt nicht kaufen < würde ich wahrscheinlich nicht kaufen < würde ich vielleicht kaufen < +würde ich wahrscheinlich kaufen < +würde ich bestimmt kaufen',
    ],
    [
      ['befriedigend', 'sehr gut', 'ausreichend', 'mangelhaft', 'gut', 'ungenügend'],
      'ungenügend < mangelhaft < ausreichend < befriedigend < +gut < +sehr gut',
    ],
    [
      ['Meget enig', 'Uenig', 'Enig', 'Hverken enig eller uenig', 'Meget uenig'],
      'Meget uenig < Uenig < Hverken enig eller uenig < +Enig < +Meget enig',
    ],
    [
      ['Slet ikke tiltalende', 'Meget tiltalende', 'Ikke særlig tiltalende', 'Noget tiltalende'],
      'Slet ikke tiltalende < Ikke særlig tiltalende < +Noget tiltalende < +Meget tiltalende',
    ],
    [
      [
        "Tout à fait d'accord",
        "Plutôt pas d'accord",
        "Ni d'accord ni pas d'accord",
        "Plutôt d'accord",
        "Pas du tout d'accord",
      ],
      "Pas du tout d'accord < Plutôt pas d'accord < Ni d'accord ni pas d'accord < +Plutôt d'accord < +Tout à fait d'accord",
    ],
    [
      ['Pas du tout intéressant', 'Très intéressant', 'Plutôt intéressant', 'Peu intéressant'],
      'Pas du tout intéressant < Peu intéressant < +Plutôt intéressant < +Très intéressant',
    ],
    [
      ['De acuerdo', 'Muy en desacuerdo', 'Ni de acuerdo ni en desacuerdo', 'Muy de acuerdo', 'En desacuerdo'],
      'Muy en desacuerdo < En desacuerdo < Ni de acuerdo ni en desacuerdo < +De acuerdo < +Muy de acuerdo',
    ],
    [
      ['Nada atractivo', 'Muy atractivo', 'Poco atractivo', 'Bastante atractivo'],
      'Nada atractivo < Poco atractivo < +Bastante atractivo < +Muy atractivo',
    ],
    [
      ['Strongly agree', 'Agree', 'Neither agree nor disagree', 'Disagree', 'Strongly disagree'],
      'Strongly disagree < Disagree < Neither agree nor disagree < +Agree < +Strongly agree',
    ],
  ])('%j is certain', async (answers, expected) => {
    expect(await told(answers)).toEqual(['knownWords', expected, '']);
    expect(await told(answers.toReversed())).toEqual(['knownWords', expected, '']);
  });

  it.each([
    ['unknownWords', ['Superb', 'Ugly', 'Plain']],
    ['unknownWords', ['Very appealing', 'Meh', 'Not at all appealing']],
    ['ambiguousWords', ['poor', 'fair', 'good', 'very good']],
    ['ambiguousWords', ['Very appealing', 'Somewhat appealing', 'Not at all appealing']],
    ['directionUnknown', ['Not at all expensive', 'Not very expensive', 'Somewhat expensive', 'Very expensive']],
    ['directionUnknown', ['Not at all zorgly', 'Not very zorgly', 'Somewhat zorgly', 'Very zorgly']],
    ['gradesMaybe', ['A', 'B', 'C', 'D']],
    ['unknownWords', ['Very good', 'Not at all loud', 'Somewhat appealing']],
  ])('asks because of %s: %j', async (reason, answers) => {
    expect((await told(answers))?.[0]).toBe(reason);
  });

  it('is one for columns that hold parts of it, with the points that nobody chose there', async () => {
    const { recodes, recodeByColumn } = await recognise({
      A: ['Very appealing', 'Not at all appealing'],
      B: ['Neutral', 'Very appealing', 'Somewhat appealing', 'Not very appealing', 'Not at all appealing'],
      C: ['somewhat  appealing', 'Very appealing', 'Refused'],
      D: ['Yes', 'No'],
    });
    expect(recodeByColumn.map((recode) => recode?.id)).toEqual(['s1', 's1', 's1', 's2']);
    expect(recodes[0]).toMatchObject({ confidence: 'certain', noAnswer: ['Refused'] });
    expect(recodes.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['points', 'knownWords'],
      ['points', 'binary'],
    ]);
  });
});

describe('two scales of numbers with the same words at their ends', () => {
  const scale = (from: number, to: number, low: string, high: string) =>
    Array.from({ length: to - from + 1 }, (_, i) => {
      const number = from + i;
      return number === from ? `${number} - ${low}` : number === to ? `${number} - ${high}` : String(number);
    });

  it.each([
    [scale(0, 10, 'Not at all likely', 'Extremely likely'), scale(1, 5, 'Not at all likely', 'Extremely likely')],
    [scale(0, 10, 'Not at all likely', 'Extremely likely'), scale(1, 5, 'Very unlikely', 'Very likely')],
    [scale(1, 7, 'Strongly disagree', 'Strongly agree'), scale(1, 5, 'Strongly disagree', 'Strongly agree')],
  ])('stay two: %j, %j', async (long, short) => {
    for (const columns of [
      { Long: long, Short: short },
      { Short: short, Long: long },
    ]) {
      const { recodes, recodeByColumn } = await recognise(columns);
      const counts = recodes.map((recode) => recode.kind === 'points' && recode.points.length);
      expect(counts.toSorted()).toEqual([long.length, short.length].toSorted());
      expect(recodeByColumn[0]).not.toBe(recodeByColumn[1]);
    }
  });
});

describe('a scale of numbers', () => {
  const numbers = (...given: number[]) => given.map(String);
  const five = '1 < 2 < 3 < +4 < +5';
  it.each([
    ['1 to 5', numbers(1, 2, 3, 4, 5), ['numeric', five, '']],
    ['99 beside it', numbers(1, 2, 3, 4, 5, 99), ['numeric', five, '99']],
    ['-1 and 98 beside it', numbers(-1, 1, 2, 3, 4, 5, 98), ['numeric', five, '-1,98']],
    ['999 beside 1 to 7', numbers(1, 2, 3, 4, 5, 6, 7, 999), ['numeric', '1 < 2 < 3 < 4 < +5 < +6 < +7', '999']],
    ['8 and 9 beside it', numbers(1, 2, 3, 4, 5, 8, 9), ['codeInDoubt', five, '8,9']],
    ['9 beside 1 to 7', numbers(1, 2, 3, 4, 5, 6, 7, 9), ['codeInDoubt', '1 < 2 < 3 < 4 < +5 < +6 < +7', '9']],
    ['0 beside it', numbers(0, 1, 2, 3, 4, 5), ['codeInDoubt', five, '0']],
    [
      '0 to 10',
      numbers(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
      ['numeric', '0 < 1 < 2 < 3 < 4 < 5 < 6 < +7 < +8 < +9 < +10', ''],
    ],
    ['-2 to 2', numbers(-2, -1, 0, 1, 2), ['numeric', '-2 < -1 < 0 < +1 < +2', '']],
    ['-1 beside 0 and 1', numbers(-1, 0, 1), ['codeInDoubt', '-1 < 0 < +1', '']],
    ['0 and 1', numbers(0, 1), ['binary', '0 < +1', '']],
    ['1 to 6', numbers(1, 2, 3, 4, 5, 6), ['gradesMaybe', '1 < 2 < 3 < 4 < +5 < +6', '']],
    ['1 to 9', numbers(1, 2, 3, 4, 5, 6, 7, 8, 9), ['otherLength', '1 < 2 < 3 < 4 < 5 < +6 < +7 < +8 < +9', '']],
    ['1, 5', numbers(1, 5), ['gap', five, '']],
    ['0 to 100', numbers(...Array.from({ length: 101 }, (_, i) => i)), ['manyPoints', '0–100 from 61', '']],
    [
      '0 to 100 and 999',
      numbers(...Array.from({ length: 101 }, (_, i) => i), 999),
      ['manyPoints', '0–100 from 61', '999'],
    ],
  ])('%s', async (_, answers, expected) => {
    expect(await told(answers)).toEqual(expected);
  });

  it.each([
    ['Schulnote', 'grades', '6 < 5 < 4 < 3 < +2 < +1'],
    ['Wie gefällt Ihnen das? (1 = sehr gut, 6 = ungenügend)', 'grades', '6 < 5 < 4 < 3 < +2 < +1'],
    ['How good? 1 = very bad, 6 = very good', 'numeric', '1 < 2 < 3 < 4 < +5 < +6'],
    ['Note', 'gradesMaybe', '6 < 5 < 4 < 3 < +2 < +1'],
  ])('of 1 to 6 under “%s”', async (heading, reason, points) => {
    expect(await told(numbers(1, 2, 3, 4, 5, 6), heading)).toEqual([reason, points, '']);
  });

  it.each([
    [
      ['1 - not at all', '2', '3', '4', '5 - very much'],
      'labelledEnds',
      '1 - not at all < 2 < 3 < +4 < +5 - very much',
    ],
    [
      ['1 = sehr gut', '2', '3', '4', '5 = sehr schlecht'],
      'labelledEnds',
      '5 = sehr schlecht < 4 < 3 < +2 < +1 = sehr gut',
    ],
    [
      ['(2) Agree', '(5) Strongly disagree', '(1) Strongly agree', '(4) Disagree', '(3) Neither'],
      'labelledEnds',
      '(5) Strongly disagree < (4) Disagree < (3) Neither < +(2) Agree < +(1) Strongly agree',
    ],
    [['very bad (1)', '2', '3', 'very good (4)'], 'labelledEnds', 'very bad (1) < 2 < +3 < +very good (4)'],
    [['1 - zorg', '2', '3', '4', '5 - blarg'], 'unknownEnds', '1 - zorg < 2 < 3 < +4 < +5 - blarg'],
  ])('labelled at its ends: %j', async (answers, reason, points) => {
    expect(await told(answers)).toEqual([reason, points, '']);
  });

  it('is never stretched to the length of others, but asked about', async () => {
    const { recodes, recodeByColumn, alternatives } = await recognise(
      {
        A: numbers(1, 2, 3, 4, 5),
        B: numbers(1, 2, 3, 4, 5),
        C: numbers(1, 2, 3, 4),
        D: numbers(1, 2, 3, 4, 5, 6),
        E: numbers(2, 3, 5),
      },
      3,
    );
    const ends = recodes.map(({ reason, ...recode }) => [reason, recode.kind === 'points' && recode.points.length]);
    expect(recodeByColumn.map((recode) => recode?.id)).toEqual(['s1', 's1', 's2', 's3', 's1']);
    expect(ends).toEqual([
      ['numeric', 5],
      ['otherLength', 4],
      ['codeInDoubt', 6],
    ]);
    expect(alternatives.map(({ recode, points, noAnswer }) => [recode, points.length, noAnswer])).toEqual([
      ['s2', 5, []],
      ['s3', 5, ['6']],
      ['s3', 6, []],
    ]);
  });

  it('of which three large columns hold all points is certain beside longer ones', async () => {
    const four = numbers(1, 2, 3, 4);
    const seven = numbers(1, 2, 3, 4, 5, 6, 7);
    const { recodes } = await recognise({ A: four, B: four, C: four, D: seven, E: seven, F: seven }, 20);
    expect(recodes.map(({ reason }) => reason)).toEqual(['numeric', 'numeric']);
  });
});

describe('what may be a middle, or the other way round', () => {
  it.each([
    [['Strongly agree', 'Disagree', 'Unsure', 'Agree', 'Strongly disagree'], 'Unsure'],
    [['Very likely', 'Not sure', 'Likely', 'Very unlikely', 'Unlikely'], 'Not sure'],
    [
      [
        'Stimme überhaupt nicht zu',
        'Stimme eher nicht zu',
        'Keine Meinung',
        'Stimme eher zu',
        'Stimme voll und ganz zu',
      ],
      'Keine Meinung',
    ],
  ])('asks whether who has no opinion stands between four answers: %j', async (answers, undecided) => {
    const { recodes, alternatives } = await recognise({ Rated: answers });
    expect(recodes).toMatchObject([{ confidence: 'unsure', reason: 'codeInDoubt', doubtful: [undecided] }]);
    const [other] = alternatives;
    expect(other!.points).toHaveLength(5);
    expect(other!.points[2]!.answers).toContain(undecided);
  });

  it('does not ask where the scale has its middle, or where someone refused', async () => {
    const agree = ['Strongly agree', 'Disagree', 'Agree', 'Strongly disagree'];
    expect((await told([...agree, 'Neither agree nor disagree', 'Unsure']))?.[0]).toBe('knownWords');
    expect((await told([...agree, 'Prefer not to say']))?.[0]).toBe('knownWords');
  });

  it('asks about grades from 1 to 5, however often they were given, and about items that are turned round', async () => {
    const five = ['1', '2', '3', '4', '5'];
    const { recodes } = await recognise({ 'Note: A': five, 'Note: B': five, 'Note: C': five, 'D (R)': five, E: five });
    expect(recodes.map(({ reason }) => reason)).toEqual(['gradesMaybe', 'directionUnknown', 'numeric']);
  });

  it('reads the direction from the lines above the headings, unless a heading says another', async () => {
    const five = ['1', '2', '3', '4', '5'];
    const title = 'Scale: 1 = strongly agree, 5 = strongly disagree';
    const { recodes } = await recognise({ A: five, 'B (1 = very poor, 5 = very good)': five }, 10, title);
    expect(recodes.map(({ reason }) => reason)).toEqual(['grades', 'numeric']);
  });
});
