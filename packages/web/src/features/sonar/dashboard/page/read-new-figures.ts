import type { QueryClient } from '@tanstack/react-query';
import type { SonarSource } from '../source/sonar-source.ts';

/**
 * Reads what the dashboard shows anew.
 * @returns whether figures were collected since it was last read: a crawl brings none, a run that is broken off tells no new days.
 */
export const readNewFigures = async (
  client: QueryClient,
  { key, dates }: Pick<SonarSource, 'key' | 'dates'>,
): Promise<boolean> => {
  const collectedOn = () => client.getQueryData(dates.queryKey)?.collectedOn;
  const before = collectedOn();
  await client.invalidateQueries({ queryKey: key });
  return collectedOn() !== before;
};
