import { z } from 'zod';
import { Done, endpoint, page, paging } from '../endpoint.ts';
import { productTypes } from '../projects/project-types.ts';
import { Name, Text } from '../text.ts';
import { Username, UserPassword } from './auth.ts';
import { type Role, roles } from './permissions.ts';
import { companyRoles, staffRoles, userKinds, userSorts, userStatuses } from './user-choices.ts';

const PersonName = Name.max(120);

const SearchText = Text.trim().max(200).optional();

const ById = z.object({ id: z.uuid() });

export const PersonRef = z.object({ id: z.uuid(), name: z.string() });

export const UserRow = z.object({
  id: z.uuid(),
  name: z.string(),
  username: z.string(),
  roleName: z.enum(roles),
  enabled: z.boolean(),
  createdOn: z.iso.datetime(),
  lastSignInOn: z.iso.datetime().nullable(),
  /** Null for the agency's own people. */
  company: z.object({ id: z.uuid(), companyName: z.string() }).nullable(),
});

export type UserRow = z.infer<typeof UserRow>;

export const UserInfo = UserRow.extend({
  firstName: z.string(),
  lastName: z.string(),
  mustChangePassword: z.boolean(),
  actionedBy: PersonRef.nullable(),
  actionedOn: z.iso.datetime().nullable(),
});

export type UserInfo = z.infer<typeof UserInfo>;

const withPrefix = (given: unknown): unknown =>
  typeof given === 'string' && !given.startsWith('ROLE_') ? `ROLE_${given}` : given;

/** One of some roles, as a client gives it: the specification names them with and without `ROLE_`. */
const roleInput = <const R extends readonly [Role, ...Role[]]>(allowed: R) =>
  z.preprocess(withPrefix, z.enum(allowed)) as unknown as z.ZodType<R[number], R[number]>;

export const NewCompanyUser = z.object({
  username: Username,
  firstName: PersonName,
  lastName: PersonName,
  password: UserPassword,
  roleName: roleInput(companyRoles).default('ROLE_CUSTOMER'),
  enabled: z.boolean().default(true),
  assignedProjects: z.array(z.uuid()).max(1000).default([]),
});

const UserIds = z.preprocess(
  (given) => (Array.isArray(given) ? { ids: given } : given),
  z.object({ ids: z.array(z.uuid()).min(1).max(100) }),
) as unknown as z.ZodType<{ ids: string[] }, { ids: string[] } | string[]>;

const UserChange = z
  .object({
    name: PersonName.optional(),
    firstName: PersonName.optional(),
    lastName: PersonName.optional(),
    username: Username,
    roleName: roleInput(roles),
  })
  .refine(({ name, firstName, lastName }) => name !== undefined || (firstName && lastName), {
    path: ['name'],
    message: 'required',
  });

export const usersEndpoints = {
  searchUsers: endpoint({
    method: 'GET',
    path: '/api/user/management/search',
    summary: 'All users, filtered, sorted and paged',
    access: 'users.manage',
    query: paging(userSorts, '-createdOn').extend({
      query: SearchText,
      kind: z.enum(userKinds).optional(),
      status: z.enum(userStatuses).optional(),
      roleName: roleInput(roles).optional(),
      assignableTo: z.enum(productTypes).optional(),
    }),
    answer: page(UserRow),
  }),
  searchAdmins: endpoint({
    method: 'GET',
    path: '/api/user/management/admins',
    summary: 'The global admins by name: those who create projects',
    access: 'users.see-admins',
    query: paging(['name', '-name'], 'name').extend({ query: SearchText }),
    answer: page(PersonRef.extend({ username: z.string() })),
  }),
  addUser: endpoint({
    method: 'POST',
    path: '/api/user/management/add-user',
    summary: 'Add one of the own people; their first sign-in asks for a password of their own',
    access: 'users.manage',
    body: z.object({ name: PersonName, username: Username, password: UserPassword, roleName: roleInput(staffRoles) }),
    answer: z.object({ id: z.uuid() }),
    status: 201,
    errors: ['userWithUsernameAlreadyExists', 'passwordTooCommon'],
  }),
  addCustomer: endpoint({
    method: 'POST',
    path: '/api/user/management/add-customer',
    summary: 'Add a user to a customer company',
    access: 'companies.manage',
    body: NewCompanyUser.extend({ companyId: z.uuid() }),
    answer: z.object({ id: z.uuid() }),
    status: 201,
    errors: ['userWithUsernameAlreadyExists', 'passwordTooCommon', 'notFound'],
  }),
  userById: endpoint({
    method: 'GET',
    path: '/api/user/management/get-by-id/{id}',
    summary: 'One user',
    access: 'users.manage',
    params: ById,
    answer: UserInfo,
    errors: ['notFound'],
  }),
  updateUserInfo: endpoint({
    method: 'PUT',
    path: '/api/user/management/update-user-info/{id}',
    summary: 'Change name, e-mail and role of a user',
    access: 'users.manage',
    params: ById,
    body: UserChange,
    answer: Done,
    errors: [
      'notFound',
      'userWithUsernameAlreadyExists',
      'roleNotAllowed',
      'cannotChangeYourself',
      'lastAdministrator',
    ],
  }),
  disableUser: endpoint({
    method: 'POST',
    path: '/api/user/management/{id}/disable',
    summary: 'Shut a user out: their sessions end at once',
    access: 'users.manage',
    params: ById,
    answer: Done,
    errors: ['notFound', 'cannotChangeYourself', 'lastAdministrator'],
  }),
  enableUser: endpoint({
    method: 'POST',
    path: '/api/user/management/{id}/enable',
    summary: 'Let a user sign in again',
    access: 'users.manage',
    params: ById,
    answer: Done,
    errors: ['notFound', 'cannotChangeYourself'],
  }),
  deleteUser: endpoint({
    method: 'DELETE',
    path: '/api/user/management/{id}',
    summary: 'Delete a user; what they made stays',
    access: 'users.manage',
    params: ById,
    answer: Done,
    errors: ['notFound', 'cannotChangeYourself', 'lastAdministrator'],
  }),
  deleteUsers: endpoint({
    method: 'DELETE',
    path: '/api/user/management',
    summary: 'Delete several users, or none of them where one cannot be deleted',
    access: 'users.manage',
    body: UserIds,
    answer: Done,
    errors: ['notFound', 'cannotChangeYourself', 'lastAdministrator'],
  }),
  setUserPassword: endpoint({
    method: 'POST',
    path: '/api/user/management/{id}/update-password',
    summary: 'Give a user a new password; their sessions end, and the next sign-in asks for one of their own',
    access: 'users.manage',
    params: ById,
    body: z.object({ password: UserPassword }),
    answer: Done,
    errors: ['notFound', 'passwordTooCommon', 'cannotChangeYourself'],
  }),
  setUserRole: endpoint({
    method: 'POST',
    path: '/api/user/management/{id}/authorities/{roleName}',
    summary: 'Give a user another role of their kind',
    access: 'users.manage',
    params: ById.extend({ roleName: roleInput(roles) }),
    answer: Done,
    errors: ['notFound', 'roleNotAllowed', 'cannotChangeYourself', 'lastAdministrator'],
  }),
};
