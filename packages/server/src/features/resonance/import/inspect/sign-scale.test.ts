import { describe, expect, it } from 'vitest';
import { writeTestFile } from '#test/table-files.ts';
import { answerCodes, createCodeReader } from '../answer-reader.ts';
import { inspectFile } from './inspect-file.ts';

/** What is suggested for columns of these answers, each given ten times, beside a column of ids. */
const inspect = async (...columns: (readonly string[])[]) => {
  const headings = ['ID', ...columns.map((_, at) => `A tram that waits ${at}`)];
  const rows = Array.from({ length: 60 }, (_, row) => [
    `P${row}`,
    ...columns.map((cells) => cells[row % cells.length]),
  ]);
  const path = await writeTestFile([headings, ...rows].map((cells) => cells.join(',')).join('\n'));
  const found = await inspectFile(path, 'survey.csv', { dataStructure: 'respondents' });
  return found.columns.slice(1).map(({ answered, missing, suggestion: { role, recode } }) => {
    const scale = found.recodes.find(({ id }) => id === recode);
    return { role, answered, missing, scale };
  });
};
const pointsOf = (scale: Awaited<ReturnType<typeof inspect>>[number]['scale']) =>
  scale?.kind === 'points' ? scale.points.map(({ label, positive }) => `${label}${positive ? ' yes' : ''}`) : [];

describe('dashes beside plus signs', () => {
  it.each([
    [
      ['+', '--', 'o', '-', '++'],
      ['--', '-', 'o', '+ yes', '++ yes'],
    ],
    [
      ['0', '+', '++', '-', '--', 'n/a'],
      ['--', '-', '0', '+ yes', '++ yes'],
    ],
    [
      ['-', '+', '0'],
      ['-', '0', '+ yes'],
    ],
    [
      ['+', '-'],
      ['-', '+ yes'],
    ],
    [
      ['++', '+', '-', '0'],
      ['--', '-', '0', '+ yes', '++ yes'],
    ],
    [
      ['–', '++', '+'],
      ['--', '–', '+ yes', '++ yes'],
    ],
  ])('%j are the points %j, and no missing answers', async (answers, points) => {
    const [column] = await inspect(answers);
    const { role, missing, scale } = column!;
    expect([role, missing, pointsOf(scale)]).toEqual(['r1', answers.includes('n/a') ? 10 : 0, points]);
    expect(scale).toMatchObject({ confidence: 'certain', noAnswer: answers.filter((answer) => answer === 'n/a') });
    const code = createCodeReader(scale!);
    for (const answer of answers.filter((one) => one !== 'n/a'))
      expect([answer, code(answer)]).toEqual([
        answer,
        points.includes(`${answer} yes`) ? answerCodes.positive : answerCodes.negative,
      ]);
  });

  it('are asked about where no dash is given, so that 0 may be the lowest point', async () => {
    const [column] = await inspect(['++', '0', '+']);
    expect(column!.scale).toMatchObject({ confidence: 'unsure', reason: 'ambiguousWords' });
  });

  it('say nothing where no plus sign is in the column', async () => {
    const [numbers, words] = await inspect(['1', '2', '3', '4', '5', '-'], ['agree', 'disagree', '--', '-', 'neutral']);
    expect([numbers!.missing, words!.missing]).toEqual([10, 24]);
    expect(words!.scale).toMatchObject({ noAnswer: expect.arrayContaining(['-', '--']) });
  });
});
