import type { Permission } from '@soundings/contract/access/permissions';
import type { CreatedType } from '@soundings/contract/projects/project-types';
import type { ProjectInfo } from '@soundings/contract/projects/projects';
import type { TablerIcon } from '@tabler/icons-react';
import type { AsyncRouteComponent } from '@tanstack/react-router';
import { createContext, use } from 'react';
import type { ConsumerVisit } from '#/lib/api/consumer-visit.ts';
import type { MenuAction } from '../list/project-menu-entries.ts';

type ProjectPage =
  | '/project/sonar/$id'
  | '/project/resonance/$id'
  | '/project/scout/$id'
  | '/project/genie/$id'
  | '/project/genie-go/$id'
  | '/project/id8/$id';
type MenuPage = '/project/sonar/collect-data/$id';

export interface TypeMenuEntry {
  readonly action: Exclude<MenuAction, 'share' | 'activate' | 'deactivate' | 'edit' | 'delete'>;
  readonly icon: TablerIcon;
  readonly permission: Permission;
  readonly to: MenuPage;
}

export interface TypeOnWeb {
  readonly CreatePage: AsyncRouteComponent<object>;
  readonly Settings: AsyncRouteComponent<{ info: ProjectInfo }>;
  readonly EditSection?: AsyncRouteComponent<{ info: ProjectInfo }>;
  readonly page: ProjectPage;
  readonly ConsumerPage: AsyncRouteComponent<{ visit: ConsumerVisit }>;
  readonly menu: readonly TypeMenuEntry[];
}

export type TypeOfProduct = Omit<TypeOnWeb, 'ConsumerPage'>;

export type TypesOnWeb = Readonly<Record<CreatedType, TypeOnWeb>>;

const ProjectTypes = createContext<TypesOnWeb | null>(null);

export const ProjectTypesProvider = ProjectTypes.Provider;

/** What the page of a project shows, as the search of its page for clients; null where they have no such view. */
export const SeenByClients = createContext<object | null>(null);

export const useProjectTypes = (): ((type: CreatedType) => TypeOnWeb) => {
  const types = use(ProjectTypes);
  if (types === null) throw new Error('the list of project types is not provided');
  return (type) => types[type];
};
