export const staffRoles = ['ROLE_GLOBAL_ADMIN', 'ROLE_GLOBAL_USER'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const companyRoles = ['ROLE_COMPANY_ADMIN', 'ROLE_COMPANY_USER', 'ROLE_CUSTOMER'] as const;
export type CompanyRole = (typeof companyRoles)[number];

export const userSorts = [
  'name',
  '-name',
  'username',
  '-username',
  'roleName',
  '-roleName',
  'createdOn',
  '-createdOn',
  'lastSignInOn',
  '-lastSignInOn',
] as const;
export type UserSort = (typeof userSorts)[number];

export const userKinds = ['staff', 'company'] as const;
export const userStatuses = ['enabled', 'disabled'] as const;
