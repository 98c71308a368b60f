import type { DuckDBConnection } from '@duckdb/node-api';
import { cappedNetworks, metricColumns } from '@soundings/engine/score/quantities';
import type { Caps, DayRange } from '@soundings/engine/score/score-sums';
import { dayInSql, sqlName } from './made-brands.ts';

const typeOf = (metric: string): string =>
  metric === 'score' || metric === 'interactions' || metric === 'comments' ? 'DOUBLE' : 'INTEGER';

/** A table `daily`: brand, day and a column a metric, already capped, in the order of the days. */
export async function loadDailyValues(
  connection: DuckDBConnection,
  brands: number,
  days: DayRange,
  caps: Caps,
): Promise<void> {
  await connection.run('DROP TABLE IF EXISTS daily');
  await connection.run(
    'CREATE OR REPLACE TABLE caps (brand BIGINT, facebook DOUBLE, instagram DOUBLE, youtube DOUBLE)',
  );
  const rows = Array.from({ length: brands }, (_, brand) => {
    const each = cappedNetworks.map((network) => caps[`${brand}`]?.[network] ?? "'infinity'");
    return `(${brand}, ${each})`;
  });
  await connection.run(`INSERT INTO caps VALUES ${rows}`);
  const made = metricColumns.map((of, column) => `${dayInSql(column)} AS ${sqlName(of)}`);
  const capped = metricColumns.map((of) => {
    const name = sqlName(of);
    const cap = of.network.toLowerCase();
    const isCapped = (cappedNetworks as readonly string[]).includes(of.network);
    const interactions = `${cap}_interactions`;
    if (isCapped && of.metric === 'interactions')
      return `(CASE WHEN ${name} > c.${cap} THEN c.${cap} ELSE ${name} END)::DOUBLE AS ${name}`;
    if (isCapped && of.metric === 'comments') {
      return `(${name} * CASE WHEN ${interactions} > c.${cap} THEN c.${cap} / ${interactions} ELSE 1 END)::DOUBLE AS ${name}`;
    }
    return `${name}::${typeOf(of.metric)} AS ${name}`;
  });
  const all = `SELECT brand, day FROM range(${brands}) b(brand), range(${days.from}, ${days.to + 1}) d(day)`;
  await connection.run(`CREATE TABLE daily AS
    SELECT m.brand::INTEGER AS brand, day::INTEGER AS day, ${capped}
    FROM (SELECT brand, day, ${made} FROM (${all})) m JOIN caps c USING (brand) ORDER BY m.brand, day`);
}
