import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('Grafana’s dashboard asks only for figures that docs/operating.md names', () => {
  const root = new URL('../../../../../docs/', import.meta.url);
  const asked = readFileSync(new URL('grafana-dashboard.json', root), 'utf8').match(/soundings_[a-z_]+/g) ?? [];
  const named = readFileSync(new URL('operating.md', root), 'utf8').replaceAll(/`_(\w+)`/g, '`soundings_dataset_$1`');
  expect(asked.length).toBeGreaterThan(10);
  for (const figure of asked) expect(named).toContain(figure.replace(/_(bucket|count)$/, ''));
});
