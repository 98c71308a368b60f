import type { CollectReason } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { sonarDatasets, sonarLinks } from '../brands/brands.tables.ts';
import type { Account } from '../connectors/connector.ts';
import { type AccountRow, sonarAccounts } from './metrics.tables.ts';

export interface AccountName {
  readonly brandId: string;
  readonly network: SocialNetwork;
  readonly key: string;
}

const named = ({ brandId, network, key }: AccountName): SQL =>
  and(eq(sonarAccounts.brandId, brandId), eq(sonarAccounts.network, network), eq(sonarAccounts.key, key))!;

/**
 * The id of an account, which is made where it is not there yet. What was imported before a link was known becomes the
 * first link's. Null where the brand is gone.
 */
export const openAccount = async (tx: Database, name: AccountName): Promise<number | null> => {
  const find = () => tx.select({ id: sonarAccounts.id }).from(sonarAccounts).where(named(name));
  const [found] = await find();
  if (found) return found.id;
  const [adopted] = await tx
    .update(sonarAccounts)
    .set({ key: name.key })
    .where(named({ ...name, key: '' }))
    .returning({ id: sonarAccounts.id });
  if (adopted) return adopted.id;
  await tx.execute(sql`
    insert into ${sonarAccounts} (dataset_id, network, key)
    select id, ${name.network}, ${name.key} from ${sonarDatasets} where id = ${name.brandId} for key share
    on conflict do nothing`);
  return (await find())[0]?.id ?? null;
};

export const updateResolved = async (tx: Database, accountId: number, resolved: Account | null): Promise<void> => {
  await tx.update(sonarAccounts).set({ resolved }).where(eq(sonarAccounts.id, accountId));
};

/** Notes how collecting an account has ended. @param hasCollected whether it brought anything */
export const recordOutcome = async (
  tx: Database,
  accountId: number,
  { reason, hasCollected, now }: { reason: CollectReason; hasCollected: boolean; now: Date },
): Promise<void> => {
  await tx
    .update(sonarAccounts)
    .set({ reason, triedOn: now, ...(hasCollected && { collectedOn: now }) })
    .where(eq(sonarAccounts.id, accountId));
};

/** Who is asked of a project, and how that ended; `written` names the transaction that last wrote figures of it. */
export interface CountedAccount extends Pick<AccountRow, 'id' | 'brandId' | 'network' | 'reason'> {
  readonly written: string | null;
}

/**
 * The accounts whose figures count in a project: of each brand and network that of the chosen link, or where there is
 * none what was imported for the brand. No account here is "no account"; one with a reason that is not "collected" is
 * one that failed. Rows as the driver has them: there may be 160,000.
 */
export const findAccounts = async (db: Database, projectId: string): Promise<CountedAccount[]> => {
  // The project's accounts first, by themselves: PostgreSQL takes the condition on links to leave ten rows, and would
  // compare each account with each brand for so few.
  const { rows } = (await db.execute(sql`
    with own as materialized (
      select a.id, a.dataset_id, a.network, a.key, a.reason, a.written
      from ${sonarAccounts} a join ${sonarDatasets} d on d.id = a.dataset_id where d.project_id = ${projectId}
    )
    select a.id, a.dataset_id as "brandId", a.network, a.reason, a.written::text as written
    from own a
    left join ${sonarLinks} l on l.dataset_id = a.dataset_id and l.network = a.network and l.is_selected
    where a.key = coalesce(l.key, '')
      -- Until the link is asked for the first time, what was imported before it was known stays where it is.
      or a.key = '' and not exists (
        select from ${sonarAccounts} o where o.dataset_id = a.dataset_id and o.network = a.network and o.key = l.key
      )
    order by a.id`)) as unknown as { rows: CountedAccount[] };
  return rows;
};
