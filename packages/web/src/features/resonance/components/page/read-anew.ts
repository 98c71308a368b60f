import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import type { QueryClient } from '@tanstack/react-query';
import type { ConceptChange } from '../../response/carry-over.ts';
import { versionOf } from '../../response/data-version.ts';
import type { ResonanceSource } from '../../source/resonance-source.ts';

/** The concepts that the page knows and those of the file that is there now; null where it has read none. */
const conceptChange = async (client: QueryClient, source: ResonanceSource): Promise<ConceptChange | null> => {
  const data = client.getQueryData<ResonanceData>(source.data.queryKey);
  const former = client.getQueryData(source.concepts.queryKey)?.concepts;
  if (data === undefined || former === undefined) return null;
  const next = await client.fetchQuery(source.nextConcepts).catch(() => null);
  return next && { of: versionOf(data), former, next: next.concepts };
};

/**
 * Reads what the page shows anew, and tells before that which concepts take the place of which.
 * @returns whether the project has other data by now.
 */
export const readAnew = async (
  client: QueryClient,
  source: ResonanceSource,
  onConcepts: (change: ConceptChange | null) => void,
): Promise<boolean> => {
  const { queryKey } = source.data;
  const importedOn = () => client.getQueryData<ResonanceData>(queryKey)?.importedOn;
  const before = importedOn();
  const change = await conceptChange(client, source);
  onConcepts(change);
  // First what there is, then the figures of it: those of the last file's messages would not be found.
  await client.refetchQueries({ queryKey, exact: true });
  if (importedOn() === before) return false;
  // Ids may mean others now: what is kept under them must not be shown as theirs.
  if (change) client.setQueryData(source.concepts.queryKey, (list) => list && { ...list, concepts: change.next });
  client.removeQueries({ queryKey: source.key, type: 'inactive' });
  await client.invalidateQueries({ queryKey: source.list });
  const isFigures = (key: readonly unknown[]) => !['data', 'list'].includes(String(key[source.key.length]));
  await client.invalidateQueries({ queryKey: source.key, predicate: (query) => isFigures(query.queryKey) });
  return true;
};
