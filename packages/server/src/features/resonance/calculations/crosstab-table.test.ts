import { standardSignificance } from '@soundings/contract/resonance/analysis-choices';
import { bannerInSteps } from '@soundings/engine/crosstab/calculations/banner';
import { DatasetBuilder } from '@soundings/engine/crosstab/dataset/dataset-builder';
import { finish } from '@soundings/engine/steps';
import { expect, it } from 'vitest';
import { crosstabTable } from './export-crosstab.ts';

it('names the first labels of a filter, and how many there are beside them', () => {
  const builder = new DatasetBuilder();
  const [town, region] = [builder.addVariable('Town'), builder.addVariable('Region')];
  builder.addMessage('m0', 'A calm message', { r1: null, r2: null, hasR2: false });
  for (let i = 10; i < 33; i++) {
    const row = builder.addRespondent();
    builder.setAudience(row, town, `Town ${i}`);
    builder.setAudience(row, region, i % 2 === 0 ? 'Region 1' : 'Region 2');
    builder.setAnswer(row, 0, 'r1', true);
  }
  const dataset = builder.build();
  const facts = { projectName: 'The sea', fileName: 'sea.csv', importedOn: new Date(0), demo: false };
  const filterOf = (audienceIds: readonly string[]) =>
    crosstabTable({
      dataset,
      banner: finish(bannerInSteps(dataset, [], null)),
      audienceIds,
      respondents: 23,
      facts,
      lang: 'en',
      significance: standardSignificance,
    })[2]!.cells[1];

  const [towns, regions] = dataset.variables.map(({ audiences }) => audiences.map(({ id }) => id));
  const first = Array.from({ length: 20 }, (_, i) => `Town ${i + 10}`).join(' / ');
  expect(filterOf(towns!.slice(0, 20))).toBe(`Town: ${first}`);
  expect(filterOf([...towns!, ...regions!])).toBe(`Town: ${first} + 3; Region: Region 1 / Region 2`);
});
