import { randomUUID } from 'node:crypto';
import type { CompanyRole } from '@soundings/contract/access/user-choices';
import { toNameKey } from '@soundings/contract/name-key';
import type { ProjectType } from '@soundings/contract/projects/projects';
import { asc, count, eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { companies } from '#/features/access/users/companies.tables.ts';
import { users } from '#/features/access/users/users.tables.ts';
import { companyProjects, projects, projectUsers } from '#/features/projects/projects.tables.ts';
import type { Database } from '#/platform/db/database.ts';

interface Given {
  readonly companies: number;
  readonly users: number;
  readonly projects: number;
  readonly passwordHash: string;
  readonly now: Date;
}

const day = 86_400_000;
const types: ProjectType[] = ['RESONANCE', 'SONAR', 'SCOUTV2', 'GENIE'];
const typeAt = (index: number) => types[index % types.length]!;
const productsAt = (index: number) => [...new Set(['RESONANCE' as const, typeAt(index), typeAt(index * 3 + 1)])];

const userRoles: CompanyRole[] = ['ROLE_COMPANY_ADMIN', 'ROLE_CUSTOMER', 'ROLE_CUSTOMER', 'ROLE_COMPANY_USER'];

const projectsPerCompany = 20;
const projectsPerUser = 4;

/** A statement carries at most 65,535 values. */
const insertAll = async <T extends PgTable>(db: Database, table: T, rows: T['$inferInsert'][]): Promise<void> => {
  for (let from = 0; from < rows.length; from += 2000) {
    await db.insert(table).values(rows.slice(from, from + 2000));
  }
};

const makeCompany = (index: number, now: Date) => {
  const companyName = companyNameAt(index);
  const { city, street, zip } = placeAt(index);
  return {
    id: randomUUID(),
    companyName,
    companyEmail: `info@${toSlug(companyName)}.example`,
    companyContact: personNameAt(index * 7).join(' '),
    companyCity: city,
    companyAddress: `${street} ${(index % 120) + 1}`,
    companyZip: zip,
    enabledProducts: productsAt(index),
    enabled: index % 17 !== 16,
    createdOn: new Date(now.getTime() - (index % 900) * day - index * 60_000),
  };
};

const makeUser = (
  index: number,
  company: { id: string; companyName: string },
  roleName: CompanyRole,
  { passwordHash, now }: Given,
) => {
  const [firstName, lastName] = personNameAt(index);
  return {
    id: randomUUID(),
    username: `${toSlug(firstName)}.${toSlug(lastName)}.${index + 1}@${toSlug(company.companyName)}.example`,
    name: `${firstName} ${lastName}`,
    firstName,
    lastName,
    passwordHash,
    mustChangePassword: true,
    roleName,
    companyId: company.id,
    enabled: index % 13 !== 12,
    createdOn: new Date(now.getTime() - (index % 700) * day - index * 1000),
    lastSignInOn: index % 3 === 0 ? null : new Date(now.getTime() - (index % 60) * day),
  };
};

const makeProject = (index: number, createdBy: string | null, now: Date) => {
  const projectName = projectNameAt(index);
  return {
    id: randomUUID(),
    projectName,
    nameKey: toNameKey(projectName),
    projectType: typeAt(index),
    createdBy,
    createdOn: new Date(now.getTime() - (index % 500) * day - index * 1000),
    demo: true,
  };
};

const pick = <T>(list: readonly T[], count: number, from: number): T[] => {
  const step = Math.max(1, Math.floor(list.length / count));
  return list.length === 0
    ? []
    : Array.from({ length: Math.min(count, list.length) }, (_, n) => list[(from + n * step) % list.length]!);
};

const countRows = async (db: Database, table: PgTable): Promise<number> => {
  const [row] = await db.select({ rows: count() }).from(table);
  return row!.rows;
};

const numbers = (first: number, length: number) => Array.from({ length }, (_, index) => first + index);

export const seedCustomers = async (db: Database, given: Given): Promise<void> => {
  const { now } = given;
  const admins = db.select({ id: users.id }).from(users).where(eq(users.roleName, 'ROLE_GLOBAL_ADMIN'));
  const [admin] = await admins.orderBy(asc(users.createdOn)).limit(1);
  const adminId = admin?.id ?? null;

  const newProjects = numbers(await countRows(db, projects), given.projects).map((n) => makeProject(n, adminId, now));
  await insertAll(db, projects, newProjects);
  const newCompanies = numbers(await countRows(db, companies), given.companies).map((n) => makeCompany(n, now));
  await insertAll(db, companies, newCompanies);

  const projectsByCompany = newCompanies.map(({ enabledProducts }, index) => {
    const allowed = newProjects.filter(({ projectType }) => enabledProducts.includes(projectType));
    return pick(allowed, projectsPerCompany, index * 7);
  });
  const gifts = newCompanies.flatMap(({ id: companyId }, index) =>
    projectsByCompany[index]!.map(({ id: projectId }, n) => ({
      companyId,
      projectId,
      enabled: n % 9 !== 8,
      actionedBy: adminId,
      actionedOn: new Date(now.getTime() - ((index + n) % 300) * day),
      lastUsage: n % 2 === 0 ? new Date(now.getTime() - (n % 30) * day) : null,
    })),
  );
  await insertAll(db, companyProjects, gifts);

  const firstUser = await countRows(db, users);
  const people = numbers(0, newCompanies.length > 0 ? given.users : 0).map((n) => {
    const at = n % newCompanies.length;
    const roleName = userRoles[Math.floor(n / newCompanies.length) % userRoles.length]!;
    return { at, row: makeUser(firstUser + n, newCompanies[at]!, roleName, given) };
  });
  await insertAll(
    db,
    users,
    people.map(({ row }) => row),
  );
  const assignments = people.flatMap(({ at, row }, n) =>
    pick(projectsByCompany[at]!, projectsPerUser, n).map(({ id: projectId }) => ({ userId: row.id, projectId })),
  );
  await insertAll(db, projectUsers, assignments);
  await db.execute(sql`analyze`);
};

const pickFrom = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

const places = [
  { city: 'Köln', zip: '50667', street: 'Hohe Straße', forms: ['GmbH', 'AG'] },
  { city: 'München', zip: '80331', street: 'Sendlinger Straße', forms: ['GmbH', 'SE'] },
  { city: 'København', zip: '1150', street: 'Købmagergade', forms: ['ApS', 'A/S'] },
  { city: 'Hamburg', zip: '20095', street: 'Mönckebergstraße', forms: ['GmbH & Co. KG', 'GmbH'] },
  { city: 'London', zip: 'EC1A 1BB', street: 'Aldersgate Street', forms: ['Ltd', 'plc'] },
  { city: 'Aarhus', zip: '8000', street: 'Søndergade', forms: ['A/S', 'ApS'] },
  { city: 'Düsseldorf', zip: '40213', street: 'Königsallee', forms: ['GmbH', 'AG'] },
  { city: 'Nürnberg', zip: '90402', street: 'Königstraße', forms: ['KG', 'GmbH'] },
  { city: 'Manchester', zip: 'M1 1AE', street: 'Market Street', forms: ['Ltd', 'LLP'] },
  { city: 'Odense', zip: '5000', street: 'Vestergade', forms: ['ApS', 'A/S'] },
  { city: 'Lübeck', zip: '23552', street: 'Breite Straße', forms: ['GmbH', 'eG'] },
  { city: 'Leipzig', zip: '04109', street: 'Petersstraße', forms: ['GmbH', 'AG'] },
  { city: 'Aalborg', zip: '9000', street: 'Bispensgade', forms: ['A/S', 'ApS'] },
  { city: 'Bristol', zip: 'BS1 4DJ', street: 'Queen Square', forms: ['Ltd', 'plc'] },
  { city: 'Göttingen', zip: '37073', street: 'Weender Straße', forms: ['GmbH', 'KG'] },
  { city: 'Helsingør', zip: '3000', street: 'Stengade', forms: ['ApS', 'A/S'] },
  { city: 'Zürich', zip: '8001', street: 'Bahnhofstrasse', forms: ['AG', 'GmbH'] },
];

const firstWords =
  `Nordlicht Möwe Havgus Rimfrost Ährenfeld Brightwater Kirsebær Grünwerk Lindenhof Ørsted Fairfield Silberdistel
Alpenblick Strandvejen Oakham Bärenquell Morgenrøde Thornbury Sonnenhang Blåbær Wackernagel Kastanie Fjordglimt Ashdown
Schönfeld Æblegård Whitby Königstein Solsikke Harrow Übersee`.split(/\s+/);
const secondWords =
  `Kosmetik Drinks Brauerei Foods Mode Energie Snacks Naturkost Møbler Travel Molkerei Sport Kaffee Living Versicherung
Outdoor Papier Bageri Optik`.split(/\s+/);

const firstNames =
  `Jürgen Anna Søren Emily Käthe Lukas Freja Oliver Jörg Marie Bjørn Charlotte Günther Ida Thomas Zoë Rasmus Lena Åse
William Björn Sophie Mette Harry Renée Malte Signe Grace Hänsel`.split(/\s+/);
const lastNames =
  `Müller Jensen Smith Schäfer Sørensen Taylor Großmann Østergaard Brown Weiß Kjær Walker Köhler Nørgaard Hughes Böhm
Lindqvist Bennett Schröder Bæk Clarke Jäger Højlund Fletcher Özdemir Holm Marsh Krüger Dahl Pritchard Vogt`.split(
    /\s+/,
  );

const subjects = ['Autumn claims', 'Namenstest', 'Kampagne', 'Brand check', 'Verpackung', 'Forårskampagne', 'Slogans'];

const placeAt = (index: number) => pickFrom(places, index);

const companyNameAt = (index: number): string => {
  const { forms } = placeAt(index);
  const words = `${pickFrom(firstWords, index)} ${pickFrom(secondWords, Math.floor(index / 3))}`;
  return `${words} ${pickFrom(forms, Math.floor(index / 5))}`;
};

const personNameAt = (index: number): [firstName: string, lastName: string] => [
  pickFrom(firstNames, index),
  pickFrom(lastNames, index + Math.floor(index / firstNames.length)),
];

const projectNameAt = (index: number): string =>
  `${pickFrom(firstWords, index)} ${pickFrom(subjects, Math.floor(index / 4))} ${index + 1}`;

const spelledOut: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'oe', å: 'aa' };

const toSlug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[äöüßæøå]/g, (letter) => spelledOut[letter]!)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
