import { createApp } from '@soundings/server/app';
import { readEnv } from '@soundings/server/env';
import { startSession } from '@soundings/server/features/access/auth/sessions';
import { createUser } from '@soundings/server/features/access/users/add-user';
import { findUserById } from '@soundings/server/features/access/users/users.store';
import { openServices } from '@soundings/server/open-services';
import { seedAssistants } from '@soundings/server/seed/seed-assistants';

/** The product in a process of its own with the built-in assistants alone; tells its parent where it is and how to call it. */
const services = await openServices(readEnv({ DATA_DIR: process.argv[2]!, PORT: '0', LOG_LEVEL: 'silent' }), console);
await seedAssistants(services);
const names = { firstName: 'Bench', lastName: 'Mark', username: 'bench@soundings.example' };
const roleName = 'ROLE_GLOBAL_ADMIN' as const;
const userId = await createUser(services, { ...names, password: 'Bench-Mark-of-9-fjords!', roleName });
const { accessToken } = await startSession(services, (await findUserById(services.db, userId))!, {
  rememberMe: false,
  address: '',
  userAgent: '',
});
const app = await createApp(services);
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as { port: number };
process.send!({ port, token: accessToken.token });
