export const companySorts = [
  'companyName',
  '-companyName',
  'companyCity',
  '-companyCity',
  'createdOn',
  '-createdOn',
] as const;
export type CompanySort = (typeof companySorts)[number];

export const companyUserSorts = ['name', '-name', 'username', '-username', 'createdOn', '-createdOn'] as const;
export type CompanyUserSort = (typeof companyUserSorts)[number];

export const companyProjectSorts = [
  'projectName',
  '-projectName',
  'actionedOn',
  '-actionedOn',
  'lastUsage',
  '-lastUsage',
] as const;
export type CompanyProjectSort = (typeof companyProjectSorts)[number];
