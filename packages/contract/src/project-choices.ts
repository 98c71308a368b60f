export const projectTypes = ['SONAR', 'RESONANCE', 'SCOUTV2', 'GENIE', 'GENIE_GO', 'ID8', 'PULSE'] as const;

export const projectSorts = [
  'projectName',
  '-projectName',
  'createdOn',
  '-createdOn',
  'projectType',
  '-projectType',
  'createdBy',
  '-createdBy',
] as const;
export type ProjectSort = (typeof projectSorts)[number];
