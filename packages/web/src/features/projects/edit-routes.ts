import type { CreatedType } from '@soundings/contract/projects/project-choices';

/** The edit page of each type. */
export const editRoutes = {
  SONAR: '/projects/edit/sonar/$id',
  RESONANCE: '/projects/edit/resonance/$id',
  SCOUTV2: '/projects/edit/scout/$id',
  GENIE: '/projects/edit/genie/$id',
  GENIE_GO: '/projects/edit/genie-go/$id',
  ID8: '/projects/edit/id8/$id',
} as const satisfies Record<CreatedType, string>;
