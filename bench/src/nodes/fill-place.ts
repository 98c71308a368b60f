import { readEnv } from '@soundings/server/env';
import { startSession } from '@soundings/server/features/access/auth/sessions';
import { createUser } from '@soundings/server/features/access/users/add-user';
import { findUserById } from '@soundings/server/features/access/users/users.store';
import { projects } from '@soundings/server/features/projects/projects.tables';
import { addDemoResonance } from '@soundings/server/features/resonance/import/save-answers';
import { openServices } from '@soundings/server/open-services';
import { datasetOf, generateSurvey, type SurveySize } from '../generate-survey.ts';

/** Projects of one size, each with figures of its own. @returns how to call as somebody who may read them. */
export const fillPlace = async (place: Record<string, string>, folder: string, count: number, size: SurveySize) => {
  const services = await openServices(readEnv({ ...place, DATA_DIR: folder }), console);
  const names = { firstName: 'Bench', lastName: 'Mark', username: 'bench@soundings.example' };
  const password = 'Bench-Mark-of-9-fjords!';
  const createdBy = await createUser(services, { ...names, password, roleName: 'ROLE_GLOBAL_ADMIN' });
  for (let seed = 1; seed <= count; seed++) {
    const dataset = datasetOf(generateSurvey(size, seed));
    await addDemoResonance(services, { dataset, projectName: `Project ${seed}`, createdBy });
  }
  const { accessToken } = await startSession(services, (await findUserById(services.db, createdBy))!, {
    rememberMe: false,
    address: '',
    userAgent: '',
  });
  const rows = await services.db.select({ id: projects.id }).from(projects);
  await services.close();
  return {
    ids: rows.map(({ id }) => id),
    headers: { authorization: `Bearer ${accessToken.token}`, 'content-type': 'application/json' },
  };
};
