import type {
  ColumnMapping,
  ColumnPreview,
  Recode,
  ResonanceFile,
  ResonanceMapping,
} from '@soundings/contract/resonance/mapping';

/** Mappings from before headings were kept know a column by what its label was suggested from. */
const headingOf = ({ heading, label }: ColumnMapping): string => heading ?? label;

type Preview = Pick<ColumnPreview, 'column' | 'header' | 'suggestion'>;

/**
 * What the columns of a new file mean, as those of the last one did. A column is the same where its heading is; of
 * several with one heading, the one in the same place among them. A column that is new means what it suggests.
 */
export function mappingLike(
  { columns, recodes, place }: Pick<ResonanceFile, 'recodes' | 'place'> & { readonly columns: readonly Preview[] },
  last: ResonanceMapping | null,
): ResonanceMapping {
  const waiting = new Map<string, ColumnMapping[]>();
  for (const column of last?.columns ?? []) {
    const heading = headingOf(column);
    const same = waiting.get(heading);
    if (same) same.push(column);
    else waiting.set(heading, [column]);
  }
  const mapped = columns.map(({ column, header, suggestion }): ColumnMapping => {
    const same = take(waiting.get(header)) ?? takeByLabel(waiting, suggestion);
    if (same) return { ...same, column, heading: header };
    return { ...suggestion, recode: suggestion.recode === null ? null : newId(suggestion.recode) };
  });
  // What was imported once was looked at; only what is new may still be asked about.
  const known = (last?.recodes ?? []).map((recode): Recode => ({ ...recode, confirmed: true }));
  const added = recodes.map((recode): Recode => ({ ...recode, id: newId(recode.id) }));
  const used = new Set(mapped.map(({ recode }) => recode));
  return {
    recodes: [...known, ...added].filter(({ id }) => used.has(id)),
    columns: mapped,
    ...(place ? { headerRow: place.headerRow, headerRows: place.headerRows } : {}),
    ...(place?.sheet != null ? { sheet: place.sheet } : {}),
  };
}

const newId = (id: string): string => `new-${id}`;

const take = (same: ColumnMapping[] | undefined): ColumnMapping | undefined => same?.shift();

/** A pair of R1 and R2 was labelled by what its headings share. */
function takeByLabel(
  waiting: ReadonlyMap<string, ColumnMapping[]>,
  { label, role }: ColumnMapping,
): ColumnMapping | undefined {
  const same = waiting.get(label) ?? [];
  if (label === '' || same.some(({ heading }) => heading !== undefined)) return undefined;
  const place = same.findIndex((column) => column.role === role);
  if (place !== -1) return same.splice(place, 1)[0];
  return same.length === 1 ? same.shift() : undefined;
}
