import type { ColumnMapping, Recode, ResonanceMapping } from '@soundings/contract/resonance/mapping';
import { FileErrorList } from '#/platform/tables/file-errors.ts';
import { answerKey } from './cell-values.ts';

interface Target {
  readonly errors: FileErrorList;
  readonly headings: readonly string[];
}

export function checkMapping({ columns, recodes }: ResonanceMapping, headings: readonly string[]): FileErrorList {
  const errors = new FileErrorList();
  for (const { column } of columns) {
    if (column < headings.length) continue;
    errors.add('badMapping_notInFile', null, { column: column + 1, last: headings.length });
  }
  // The mapping is another file's: what else is wrong with it says nothing about this one.
  if (!errors.isEmpty) return errors;
  checkColumns(columns, { errors, headings });
  checkAudiences(columns, { errors, headings });
  checkMessages(columns, { errors, headings });
  checkSingleColumns(columns, { errors, headings });
  checkRatings(columns, recodes, { errors, headings });
  return errors;
}

const isRated = ({ role }: ColumnMapping): boolean => role === 'r1' || role === 'r2';

function checkColumns(columns: readonly ColumnMapping[], { errors, headings }: Target): void {
  const seen = new Set<number>();
  for (const given of columns) {
    const { column, role, label } = given;
    const at = columnPlace(headings, column);
    if (seen.has(column)) errors.add('badMapping_columnTwice', null, at);
    seen.add(column);
    if ((role === 'audience' || role === 'concept' || role === 'verbatim' || isRated(given)) && label.trim() === '') {
      errors.add('badMapping_noLabel', null, at);
    }
  }
}

const columnPlace = (headings: readonly string[], column: number) => ({
  column: column + 1,
  heading: headings[column] ?? '',
});

const columnPair = (headings: readonly string[], other: number, column: number) => ({
  other: other + 1,
  otherHeading: headings[other] ?? '',
  ...columnPlace(headings, column),
});

function checkAudiences(columns: readonly ColumnMapping[], { errors, headings }: Target): void {
  const variables = new Map<string, ColumnMapping>();
  for (const given of columns) {
    const { role, column, audience } = given;
    if (role !== 'audience') continue;
    const label = given.label.trim();
    const other = variables.get(label);
    const isShared = (one: ColumnMapping): boolean => one.audience?.choice != null || one.audience?.joined === true;
    if (other && !(isShared(other) && isShared(given))) {
      errors.add('badMapping_audienceTwice', null, { ...columnPair(headings, other.column, column), label });
    }
    variables.set(label, given);
    if (audience && !audience.choice) checkValues(audience.values, columnPlace(headings, column), errors);
  }
}

function checkValues(
  values: NonNullable<ColumnMapping['audience']>['values'],
  at: ReturnType<typeof columnPlace>,
  errors: FileErrorList,
): void {
  const shown = values.filter(({ hidden }) => !hidden);
  if (values.length > 0 && shown.length === 0) errors.add('badMapping_noAudience', null, at);
  const labels = new Set<string>();
  for (const { label, range } of shown) {
    if (labels.has(label.trim())) errors.add('badMapping_valueTwice', null, { ...at, label });
    labels.add(label.trim());
    if (range && (range.from ?? -Infinity) > (range.to ?? Infinity)) {
      errors.add('badMapping_valueRange', null, { ...at, label });
    }
  }
}

function checkRatings(
  columns: readonly ColumnMapping[],
  recodes: readonly Recode[],
  { errors, headings }: Target,
): void {
  const byId = new Map(recodes.map((recode) => [recode.id, recode]));
  const used = new Map<Recode, string[]>();
  for (const given of columns) {
    if (!isRated(given)) continue;
    const recode = given.recode === null ? undefined : byId.get(given.recode);
    if (!recode) errors.add('badMapping_noRecode', null, columnPlace(headings, given.column));
    else {
      const named = used.get(recode) ?? [];
      named.push(given.label.trim() || (headings[given.column] ?? ''));
      used.set(recode, named);
    }
  }
  for (const [recode, named] of used) checkRecode(recode, named, errors);
}

export function checkRecode(recode: Recode, headings: readonly string[], errors: FileErrorList): void {
  if (recode.kind === 'range') checkRange(recode, headings, errors);
  else checkPoints(recode, headings, errors);
  if (recode.confidence === 'unsure' && !recode.confirmed) {
    const points = recode.kind === 'range' ? [`${recode.min}–${recode.max}`] : recode.points.map(({ label }) => label);
    errors.add('badMapping_recodeUnsure', null, { headings, points });
  }
}

function checkRange(
  { min, max, positiveFrom, direction }: Recode & { kind: 'range' },
  headings: readonly string[],
  errors: FileErrorList,
): void {
  const isPart =
    direction === 'ascending' ? positiveFrom > min && positiveFrom <= max : positiveFrom >= min && positiveFrom < max;
  if (!(min < max && isPart)) errors.add('badMapping_range', null, { headings, min, max, positive: positiveFrom });
}

function checkPoints(
  { points, noAnswer }: Recode & { kind: 'points' },
  headings: readonly string[],
  errors: FileErrorList,
): void {
  if (points.every(({ positive }) => !positive)) errors.add('badMapping_nonePositive', null, { headings });
  if (points.every(({ positive }) => positive)) errors.add('badMapping_allPositive', null, { headings });
  if (points.some(({ label }) => label.trim() === '')) errors.add('badMapping_emptyPoint', null, { headings });
  const places = new Map<string, number>();
  const claim = (answer: string, place: number): void => {
    const key = answerKey(answer);
    if ((places.get(key) ?? place) !== place) errors.add('badMapping_answerTwice', null, { headings, answer });
    places.set(key, place);
  };
  for (const [place, { answers }] of points.entries()) for (const answer of answers) claim(answer, place);
  for (const answer of noAnswer) claim(answer, points.length);
}

function checkMessages(columns: readonly ColumnMapping[], { errors, headings }: Target): void {
  const rated = { r1: new Map<string, number>(), r2: new Map<string, number>() };
  for (const { column, role, label } of columns) {
    if (role !== 'r1' && role !== 'r2') continue;
    const message = label.trim();
    const other = rated[role].get(message);
    if (other === undefined) rated[role].set(message, column);
    else {
      const measure = role.toUpperCase();
      errors.add('badMapping_messageTwice', null, { ...columnPair(headings, other, column), measure, message });
    }
  }
  for (const [message, column] of rated.r2) {
    if (!rated.r1.has(message)) errors.add('badMapping_r2Alone', null, { ...columnPlace(headings, column), message });
  }
  if (rated.r1.size === 0) errors.add('badMapping_noR1', null, {});
}

function checkSingleColumns(columns: readonly ColumnMapping[], { errors, headings }: Target): void {
  for (const [wanted, code] of [
    ['weight', 'badMapping_twoWeights'],
    ['respondent', 'badMapping_twoRespondents'],
  ] as const) {
    const [first, ...others] = columns.filter(({ role }) => role === wanted);
    for (const { column } of others) errors.add(code, null, columnPair(headings, first!.column, column));
  }
}
