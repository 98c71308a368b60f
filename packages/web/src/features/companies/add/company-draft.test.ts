import { expect, it } from 'vitest';
import { ApiError } from '#/lib/api/api-error.ts';
import {
  type CompanyDraft,
  emptyDraft,
  projectsOfType,
  withMoreProjects,
  withNewUser,
  withoutProduct,
  withoutProject,
  withProduct,
} from './company-draft.ts';
import { toCompanyRequest, toFieldErrors } from './use-add-company.ts';

const user = {
  username: ' Maja@Nordlys.example',
  firstName: ' Maja ',
  lastName: 'Lund',
  password: ' Kept-As-It-Is-1 ',
  enabled: true,
  isAdmin: false,
  projectIds: ['s1', 'r1'],
};
const draft: CompanyDraft = {
  ...emptyDraft,
  companyName: ' Nordlys ',
  projects: [
    { id: 's1', projectName: 'Rain', projectType: 'SONAR' },
    { id: 'r1', projectName: 'Tents', projectType: 'RESONANCE' },
    { id: 's2', projectName: 'Boots', projectType: 'SONAR' },
  ],
  users: [user],
};

it('begins with every product but the one that comes later', () => {
  expect(emptyDraft.enabledProducts).toEqual(['SONAR', 'RESONANCE', 'SCOUTV2', 'GENIE', 'GENIE_GO', 'ID8']);
});

it('takes the projects of a removed product along, from the company and from its users', () => {
  expect(projectsOfType(draft, 'SONAR').map(({ id }) => id)).toEqual(['s1', 's2']);
  const left = withoutProduct(draft, 'SONAR');
  expect(left.enabledProducts).not.toContain('SONAR');
  expect(left.projects.map(({ id }) => id)).toEqual(['r1']);
  expect(left.users[0]?.projectIds).toEqual(['r1']);
  expect(withProduct(left, 'SONAR').enabledProducts).toEqual(emptyDraft.enabledProducts);
});

it('takes a removed project from the users too', () => {
  expect(withoutProject(draft, 'r1').users[0]?.projectIds).toEqual(['s1']);
});

it('gives a new user what the company has, and everyone what it gets later', () => {
  const newcomer = { ...user, username: 'bo@nordlys.example', projectIds: [] };
  const { users } = withNewUser(draft, newcomer);
  expect(users.map(({ projectIds }) => projectIds)).toEqual([
    ['s1', 'r1'],
    ['s1', 'r1', 's2'],
  ]);
  const later = withMoreProjects({ ...draft, users }, [{ id: 'g1', projectName: 'Socks', projectType: 'GENIE' }]);
  expect(later.projects.map(({ id }) => id)).toEqual(['s1', 'r1', 's2', 'g1']);
  // What was taken from someone stays taken.
  expect(later.users.map(({ projectIds }) => projectIds)).toEqual([
    ['s1', 'r1', 'g1'],
    ['s1', 'r1', 's2', 'g1'],
  ]);
});

it('sends names without surrounding space, passwords as they are, and ids', () => {
  const request = toCompanyRequest({ ...draft, aiChats: ['GOOGLE'] });
  expect(request).toMatchObject({
    companyName: 'Nordlys',
    assignedProjects: ['s1', 'r1', 's2'],
    assignedAIChats: ['GOOGLE'],
  });
  expect(request.companyUsers).toEqual([
    {
      username: 'Maja@Nordlys.example',
      firstName: 'Maja',
      lastName: 'Lund',
      password: ' Kept-As-It-Is-1 ',
      enabled: true,
      roleName: 'ROLE_CUSTOMER',
      assignedProjects: ['s1', 'r1'],
    },
  ]);
});

it('keeps no projects for a company admin, who sees all of them', () => {
  expect(toCompanyRequest({ ...draft, users: [{ ...user, isAdmin: true }] }).companyUsers[0]).toMatchObject({
    roleName: 'ROLE_COMPANY_ADMIN',
    assignedProjects: [],
  });
});

it('finds the fields and users that the server refused', () => {
  const fields = [
    { path: 'body.companyUsers.12.username', message: 'userWithUsernameAlreadyExists' },
    { path: 'body.companyUsers.0.password', message: 'passwordTooCommon' },
    { path: 'body.companyEmail', message: 'incorrectEmail' },
    { path: 'body.constructor', message: 'no field of the form' },
  ];
  expect(toFieldErrors(new ApiError('invalidRequest', 400, { fields }))).toEqual({
    'users.12': 'userWithUsernameAlreadyExists',
    'users.0': 'passwordTooCommon',
    companyEmail: 'incorrectEmail',
  });
});
