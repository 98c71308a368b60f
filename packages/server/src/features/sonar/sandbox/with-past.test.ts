import { socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { expect, it } from 'vitest';
import { connectors } from '../connectors/connectors.ts';
import { givenFor, linkOf, now, seed, startSandbox } from '../connectors/connectors-test-files.ts';
import { withPast } from './with-past.ts';

const start = '2026-10-02';
const day = '2026-11-03';
const span = { from: start, to: '2026-11-20' };

it.each(socialNetworks)('what is reported of the past of %s is what was reported then', async (network) => {
  const { sandbox } = await startSandbox();
  const then = await startSandbox({ now: () => new Date(`${day}T08:00:00Z`) });
  const given = givenFor(sandbox.sources[network]);
  const connector = withPast(connectors[network], { seed, start });
  const first = await connector.collect(linkOf(network, 'acme'), span, given);
  const told = await connectors[network].collect(
    linkOf(network, 'acme'),
    span,
    givenFor(then.sandbox.sources[network]),
  );
  const values = (gauges: typeof first.gauges) =>
    Object.fromEntries(gauges.map(({ metric, value }) => [metric, value]));
  expect(values(first.gauges.filter((gauge) => gauge.day === day))).toEqual(values(told.gauges));
  const metrics = Object.keys(values(told.gauges));
  // 50 days, and today as it is told by everybody.
  expect(first.gauges).toHaveLength(51 * metrics.length);
  for (const metric of metrics) expect(first.earliest).toMatchObject({ [metric]: start });

  const again = await connector.collect(first.account!, span, given);
  expect(again.gauges.every((gauge) => gauge.day === now.toISOString().slice(0, 10))).toBe(true);
});
