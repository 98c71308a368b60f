// Fills the database of the usual settings with customers for trying the product at size:
// npm run seed:customers -- [companies] [users]
import { randomBytes } from 'node:crypto';
import { readEnv, SettingsError } from '@soundings/server/env';
import { explainStartError } from '@soundings/server/explain-start-error';
import { openServices } from '@soundings/server/open-services';
import { hashPassword } from '@soundings/server/platform/keys/passwords';
import { seed } from '@soundings/server/seed/seed';
import { seedCustomers } from '@soundings/server/seed/seed-customers';

const [companies = 500, users = 5000] = process.argv.slice(2).map(Number);

const run = async () => {
  if (![companies, users].every((count) => Number.isSafeInteger(count) && count > 0)) {
    throw new SettingsError('Give two whole numbers: companies and users.');
  }
  const log = { error: (details: object, message: string) => console.error(message, JSON.stringify(details)) };
  const services = await openServices(readEnv(), log);
  try {
    await seed(services);
    const projects = companies * 6;
    // Nobody knows this password: whoever is to sign in is given one by an administrator.
    const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
    await seedCustomers(services.db, { companies, users, projects, passwordHash, now: services.now() });
    console.log(`Added ${companies} companies, ${users} users and ${projects} projects.`);
  } finally {
    await services.close();
  }
};

run().catch((error: unknown) => {
  console.error(explainStartError(error));
  process.exitCode = 1;
});
