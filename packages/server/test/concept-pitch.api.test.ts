import { randomUUID } from 'node:crypto';
import type { BlockContent } from '@soundings/contract/reports/report-content';
import { formatCell, formatInterval } from '@soundings/contract/reports/report-figures';
import sharp from 'sharp';
import { expect } from 'vitest';
import { addImage, addPrompt } from '#/features/id8/id8.store.ts';
import { test } from './api-test.ts';
import { addProduct, seedChoices } from './product-client.ts';
import { createReport, makeEdition, preview, readFile, readPptx } from './report-client.ts';
import { openScout } from './scout-client.ts';
import type { TestApp } from './test-app.ts';

const drawConcept = async ({ services: { db, storage } }: TestApp, projectId: string) => {
  const [promptId, imageId] = [randomUUID(), randomUUID()];
  const on = { createdOn: new Date('2026-11-20T08:00:00Z'), updatedOn: new Date('2026-11-20T08:00:00Z') };
  const storageKey = `id8/${imageId}`;
  const picture = sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#2c50be' } });
  await storage.write(storageKey, await picture.png().toBuffer());
  await addPrompt(db, {
    ...{ id: promptId, projectId, kind: 'CUSTOM', ideaId: null, ideaText: '', description: 'A lamp', ...on },
    ...{ generating: false, wanted: 1, failure: null, photo: null, liked: true },
  });
  await addImage(db, {
    ...{ id: imageId, promptId, projectId, storageKey, width: 1600, height: 1000, layout: null, ...on },
    ...{ reaction: 'LIKE', headline: 'The lamp that yawns', copy: '', statement: '', revision: '', basisId: null },
    ...{ rootId: imageId, kind: 'BUILT_IN', model: '', seed: 1, logoKey: null },
  });
};

test('a pitch shows the concept, final messages and their predictions, as their pages do, and goes out as slides', async ({
  app,
  admin,
}) => {
  await seedChoices(app);
  const scout = await openScout(app, admin, 'Pitched messages');
  const created = await scout.create(['Nets become shoes', 'Walk on water', 'Nobody likes this']);
  for (const { id } of created.slice(0, 2))
    expect((await admin.post(`${scout.root}/message/reaction`, { id, reaction: 'LIKE' })).status).toBe(200);
  const id8 = await addProduct(admin, 'ID8', 'Pitched ideas');
  await drawConcept(app, id8);
  const genie = await addProduct(admin, 'GENIE', 'Pitched predictions');
  const segment = { gender: 'ALL', ageRange: 'ALL', region: null };
  const message = 'Every lamp is built by two people in Aarhus and tested for a day';
  const asked = { message, url: 'https://havgus.example', ...segment };
  expect((await admin.post(`/api/genie/predict/messages?projectId=${genie}`, asked)).status).toBe(200);
  const projectIds = [scout.id, id8, genie];
  const report = await createReport(admin, { title: 'Pitch', template: 'conceptPitch', projectIds });
  const found: BlockContent[] = [];
  for (const block of report.blocks) found.push((await preview(admin, report, block)).body);
  const [, image, ideas, messages, , predicted] = found;
  if (image?.look !== 'image' || messages?.look !== 'messages' || predicted?.look !== 'table')
    throw new Error(JSON.stringify(found));
  expect(image.title).toBe('The lamp that yawns');
  expect(image.pictures).toMatchObject([{ width: 1200, height: 750, description: 'The lamp that yawns' }]);
  expect(Buffer.from(image.pictures[0]!.content, 'base64').subarray(0, 3).toString('hex')).toBe('ffd8ff');
  // No idea is final, which is said and no error.
  expect(ideas).toMatchObject({ look: 'missing', reason: 'noData' });
  expect(messages.messages.map(({ text }) => text).sort()).toEqual(['Nets become shoes', 'Walk on water']);
  const board = (await admin.post(`/api/genie/board?projectId=${genie}`)).body;
  const figures = new Map(
    board.predicted.map(({ message: text, prediction }: { message: string; prediction: Record<string, number> }) => [
      text,
      [prediction.interest, formatInterval('en', prediction.low!, prediction.high!), prediction.action],
    ]),
  );
  expect(predicted.rows.map(([text]) => text)).toEqual([message]);
  for (const [text, ...row] of predicted.rows) expect(row).toEqual(figures.get(text));
  const edition = await makeEdition(admin, report);
  const { slides, names } = await readPptx(await readFile(app, admin, edition.id, 'pptx'));
  expect(names.some((name) => /^ppt\/media\/.*\.(jpe?g)$/.test(name))).toBe(true);
  // Neither the text that nobody has written nor the block without ideas is a slide.
  expect(slides.flatMap(({ texts }) => texts).join(' ')).not.toContain('nothing for this block');
  expect(slides[4]!.rows.slice(1)).toEqual(
    predicted.rows.map((row) => row.map((cell, column) => formatCell('en', cell, predicted.columns[column]!))),
  );
  expect((await readFile(app, admin, edition.id, 'pdf')).subarray(0, 5).toString()).toBe('%PDF-');
});
