import type { CreatedType } from '@soundings/contract/projects/project-types';
import type { ProjectRow } from '@soundings/contract/projects/projects';
import { type ComponentType, createContext, use } from 'react';

interface ResultProps {
  readonly project: ProjectRow;
  readonly isMuted: boolean;
}

/** How the list of projects shows what those of a type have found, and how fresh it is. */
interface ListResult {
  readonly Card: ComponentType<ResultProps>;
  readonly Row: ComponentType<ResultProps>;
  readonly RowData?: ComponentType<{ project: ProjectRow }>;
  readonly dataText: 'projects.collectedOn' | 'projects.importedOn' | 'projects.predictedOn' | 'projects.changedOn';
}

export type ListResults = Readonly<Record<CreatedType, ListResult>>;

const Results = createContext<ListResults | null>(null);

export const ListResultsProvider = Results.Provider;

export const useListResult = (type: CreatedType): ListResult => {
  const results = use(Results);
  if (results === null) throw new Error('the results of project types are not provided');
  return results[type];
};
