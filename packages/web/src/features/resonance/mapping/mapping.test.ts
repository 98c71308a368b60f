import type {
  ColumnPreview,
  PointsRecode,
  ReplacedMapping,
  ResonanceFile,
} from '@soundings/contract/resonance/mapping';
import type { ColumnRole } from '@soundings/contract/resonance/resonance-choices';
import { describe, expect, it } from 'vitest';
import { fullAudience, moveValue } from './audience.ts';
import { findChanges } from './changes.ts';
import {
  changeColumn,
  changeRecode,
  countRoles,
  findColumns,
  findOpenScales,
  findUsedRecodes,
  type Mapping,
  mappingProblems,
  setLabels,
  setRoles,
  shortHeading,
  splitOff,
  startMapping,
  toRequest,
} from './mapping.ts';
import { reverse } from './recodes.ts';

const preview = (column: number, header: string, role: ColumnRole, recode: string | null = null): ColumnPreview => ({
  ...{ column, header, samples: ['1', '5'], answered: 100, missing: 2, distinct: 5 },
  values: ['bad', 'fine', 'great'].map((value) => ({ value, count: 30 })),
  suggestion: { column, role, label: header, recode, audience: null },
});
const recode = (id: string, confidence: 'certain' | 'unsure'): PointsRecode => ({
  ...{ kind: 'points', id, confidence, reason: 'numeric', doubtful: [], noAnswer: [], confirmed: false },
  points: [1, 2, 3, 4, 5].map((point) => ({ label: `${point}`, answers: [`${point}`], positive: point > 3 })),
});
const columns = [
  preview(0, 'I enjoy music', 'r1', 'a'),
  preview(1, 'I enjoy slow songs', 'r1', 'a'),
  preview(2, 'Dancing', 'r1', 'b'),
  preview(3, 'Gender', 'audience'),
  preview(4, 'Comment', 'ignore'),
];
const place = { sheet: 'Data', headerRow: 2, headerRows: 1, confidence: 'certain' } as const;
const file = { form: 'wide', columns, recodes: [recode('a', 'certain'), recode('b', 'unsure')], place };
const start = (): Mapping => startMapping(file as unknown as ResonanceFile);

describe('mapping', () => {
  it('shows scales in use, with open questions first', () => {
    const used = findUsedRecodes(start());
    expect(used.map(({ recode, columns }) => [recode.id, columns.length])).toEqual([
      ['b', 1],
      ['a', 2],
    ]);
    expect(findOpenScales(start()).map(({ recode }) => recode.id)).toEqual(['b']);
    const confirmed = changeRecode(start(), { ...recode('b', 'unsure'), confirmed: true });
    expect(findOpenScales(confirmed)).toEqual([]);
  });

  it('has no open question about a scale that no rating is on', () => {
    expect(findOpenScales(setRoles(start(), new Set([2]), 'audience'))).toEqual([]);
  });

  it('asks about the answers of a column that becomes a rating', () => {
    const mapping = setRoles(start(), new Set([3]), 'r2');
    const made = findOpenScales(mapping).find(({ recode }) => recode.id === 'column-3')?.recode as PointsRecode;
    expect(made.points.map(({ label, positive }) => [label, positive])).toEqual([
      ['bad', false],
      ['fine', false],
      ['great', true],
    ]);
  });

  it('names a column that cannot be a rating', () => {
    const many = { ...preview(5, 'Text', 'ignore'), values: [] };
    const mapping = startMapping({ ...file, columns: [...columns, many] } as unknown as ResonanceFile);
    expect(mappingProblems(setRoles(mapping, new Set([5]), 'r1'))).toEqual(['noScale']);
  });

  it('gives one column a scale of its own', () => {
    const mapping = splitOff(start(), 1);
    expect(findUsedRecodes(mapping).map(({ columns }) => columns.map(({ mapping }) => mapping.column))).toEqual([
      [2],
      [0],
      [1],
    ]);
  });

  it('sends the import what was mapped, and where the table is', () => {
    const request = toRequest(setLabels(start(), new Map([[0, 'Music']])), file as unknown as ResonanceFile);
    expect(request).toMatchObject({ sheet: 'Data', headerRow: 2, headerRows: 1 });
    expect(request.columns.map(({ label }) => label)).toEqual([
      'Music',
      ...columns.slice(1).map(({ header }) => header),
    ]);
  });

  it('finds by heading, label and role', () => {
    expect(findColumns(start().columns, 'ENJOY', null)).toHaveLength(2);
    expect(findColumns(start().columns, '', 'audience')).toHaveLength(1);
  });

  it('counts two columns with one label as one message', () => {
    expect(countRoles(start().columns)).toEqual({ messages: 3, audiences: 1, concepts: 0, ignored: 1 });
    const mapping = changeColumn(start(), 1, { label: 'I enjoy music', role: 'r2' });
    expect(countRoles(mapping.columns).messages).toBe(2);
  });

  it('names what is in the way', () => {
    expect(mappingProblems(start())).toEqual([]);
    const none = setRoles(start(), new Set([0, 1, 2]), 'weight');
    expect(mappingProblems(changeColumn(none, 3, { label: ' ' }))).toEqual(['noMessages', 'emptyLabel', 'twoWeights']);
  });

  it('cuts headings where they differ', () => {
    expect(shortHeading('I enjoy music', [{ text: 'I enjoy', columns: [0, 1] }])).toBe('… music');
    expect(shortHeading('Dancing', [{ text: 'I enjoy', columns: [0, 1] }])).toBe('Dancing');
  });
});

describe('what changes for a project', () => {
  const changesOf = (before: ReplacedMapping, after: Mapping) =>
    findChanges(before, after, (last, now) => `${last} to ${now}`);
  const nothing = { added: [], missing: [], roles: [], scales: [], labels: [], audiences: [] };
  const project = (own: readonly ColumnPreview[] = columns): ReplacedMapping => ({
    recodes: [recode('a', 'certain'), recode('b', 'unsure')],
    columns: own.map(({ suggestion }) => suggestion),
    missing: [],
  });

  it('is listed by the names of columns: scales, labels and roles', () => {
    expect(changesOf(project(), start())).toEqual(nothing);
    const reversed = changeRecode(start(), reverse(recode('a', 'certain')));
    const after = setRoles(setLabels(reversed, new Map([[2, 'To dance']])), new Set([4]), 'audience');
    expect(changesOf(project(), after)).toEqual({
      ...nothing,
      scales: ['I enjoy music', 'I enjoy slow songs'],
      labels: ['Dancing to To dance'],
      roles: ['Comment'],
    });
  });

  it('names columns of another file that are new, and those of the project that it lacks', () => {
    const before = project();
    const other = {
      ...before,
      columns: before.columns.map((column, i) => (i === 3 ? null : column)),
      missing: [{ ...columns[3]!.suggestion, heading: 'Sex', label: 'Gender' }],
    };
    expect(changesOf(other, start())).toEqual({ ...nothing, added: ['Gender'], missing: ['Sex'] });
  });

  it('names a variable of several columns, and a message of two questions, once', () => {
    const choice = (column: number, label: string, ticked = '1') => {
      const made = preview(column, `${label} ${column}`, 'audience');
      const audience = { values: [], noAnswer: [], separator: null, joined: false };
      const chosen = { ...audience, choice: { label: `Choice ${column}`, ticked: [ticked], unticked: [] } };
      return { ...made, suggestion: { ...made.suggestion, label, audience: chosen } };
    };
    const media = [choice(0, 'Media'), choice(1, 'Media'), choice(2, 'Media')];
    const changed = startMapping({ ...file, columns: media } as unknown as ResonanceFile);
    const ticked = [0, 1, 2].reduce(
      (mapping, column) =>
        changeColumn(mapping, column, { audience: choice(column, 'Media', '2').suggestion.audience }),
      changed,
    );
    expect(changesOf(project(media), ticked)).toEqual({ ...nothing, audiences: ['Media'] });
    const named = setLabels(changed, new Map([0, 1, 2].map((column) => [column, 'Channels'])));
    expect(changesOf(project(media), named)).toEqual({ ...nothing, labels: ['Media to Channels'] });
  });

  it('leaves audiences out that were opened and stay as they were', () => {
    const opened = changeColumn(start(), 3, { audience: fullAudience(null, columns[3]!) });
    expect(changesOf(project(), opened)).toEqual(nothing);
    const moved = changeColumn(start(), 3, { audience: moveValue(fullAudience(null, columns[3]!), 0, 2) });
    expect(changesOf(project(), moved)).toEqual({ ...nothing, audiences: ['Gender'] });
  });
});
