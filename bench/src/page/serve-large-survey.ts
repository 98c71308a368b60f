import { createApp } from '@soundings/server/app';
import { readEnv } from '@soundings/server/env';
import { startSession } from '@soundings/server/features/access/auth/sessions';
import { createUser } from '@soundings/server/features/access/users/add-user';
import { findUserById } from '@soundings/server/features/access/users/users.store';
import { addDemoResonance } from '@soundings/server/features/resonance/import/save-answers';
import { openServices } from '@soundings/server/open-services';
import { generateLargeSurvey } from '../generate-large-survey.ts';

/** The product in a process of its own on the largest survey; tells its parent where it is and how to call it. */
const services = await openServices(readEnv({ DATA_DIR: process.argv[2]!, PORT: '0', LOG_LEVEL: 'silent' }), console);
const names = { firstName: 'Bench', lastName: 'Mark', username: 'bench@soundings.example' };
const password = 'Bench-Mark-of-9-fjords!';
const createdBy = await createUser(services, { ...names, password, roleName: 'ROLE_GLOBAL_ADMIN' });
await addDemoResonance(services, { dataset: generateLargeSurvey(), projectName: 'A million', createdBy });
const { accessToken } = await startSession(services, (await findUserById(services.db, createdBy))!, {
  rememberMe: false,
  address: '',
  userAgent: '',
});
const app = await createApp(services);
await app.listen({ host: '127.0.0.1', port: 0 });
process.send!({ port: (app.server.address() as { port: number }).port, token: accessToken.token });
