import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { test } from '#test/api-test.ts';
import { suggestedMapping } from '#test/mapping.ts';
import { createFrom, upload } from '#test/resonance-client.ts';

test.for(['sample-survey.csv', 'beispiel-umfrage.csv'])(
  'the survey that is offered for a first try, %s, needs no answer to a question',
  async (name, { admin }) => {
    const content = readFileSync(`packages/web/public/templates/${name}`);
    const file = (await upload(admin, content, name)).body;
    const mapping = suggestedMapping(file);
    const ratings = mapping.columns.filter(({ role }) => role === 'r1');
    expect(ratings).toHaveLength(8);
    const scales = mapping.recodes.filter(({ id }) => ratings.some(({ recode }) => recode === id));
    expect(scales.map(({ confidence }) => confidence)).toEqual(['certain']);
    const given = { projectName: name, theme: 'SOUNDINGS', dataStructure: 'respondents', lang: 'en' };
    await createFrom(admin, { ...given, fileId: file.id, mapping });
    const found = await admin.post('/api/project/search', { query: name });
    expect(found.body.content).toMatchObject([{ projectName: name, result: { messages: 8 } }]);
  },
);
