import type { Role } from '@soundings/contract/access/permissions';
import type { ProjectType } from '@soundings/contract/projects/projects';
import { createUser } from '#/features/access/users/add-user.ts';
import { createProject } from '#/features/projects/create-project.ts';
import type { Browser, Reply } from './browser.ts';
import { password, type TestApp } from './test-app.ts';

let count = 0;

export const newUser = (more: object = {}) => {
  count += 1;
  const names = { firstName: 'Käthe', lastName: `Müller ${count}` };
  return { ...names, username: `kaethe.${count}@kunde.example`, password: 'Correct-Horse-9-Battery', ...more };
};

export const newCompany = (more: object = {}) => ({
  companyName: 'Möwe Foods GmbH',
  companyEmail: 'info@moewe.example',
  companyContact: 'Jürgen Weiß',
  companyCity: 'Köln',
  companyAddress: 'Hohe Straße 1',
  companyZip: '50667',
  enabledProducts: ['RESONANCE', 'SONAR'],
  companyUsers: [newUser()],
  ...more,
});

export const createCompany = (admin: Browser, more: object = {}): Promise<Reply> =>
  admin.post('/api/company', newCompany(more));

export const addProject = (
  { services }: TestApp,
  createdBy: string,
  projectName: string,
  projectType: ProjectType = 'RESONANCE',
): Promise<string> =>
  createProject(services.db, { projectName, projectType, createdBy, createdOn: services.now(), userIds: [] });

/** Adds someone to a company who has a password of their own already, and opens a browser signed in as them. */
export const signInOf = async (app: TestApp, companyId: string, roleName: Role): Promise<Browser> => {
  count += 1;
  const username = `someone.${count}@kunde.example`;
  const names = { firstName: 'Some', lastName: `One ${count}` };
  const id = await createUser(app.services, { username, password, ...names, roleName, companyId });
  const browser = app.browserOf({ id, username });
  await browser.signIn(app.mails, password);
  return browser;
};

export const anyId = '11111111-1111-4111-8111-111111111111';
