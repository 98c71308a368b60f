import { createdTypes } from '@soundings/contract/project-choices';
import { expect, it } from 'vitest';
import { seed } from '#seed/seed.ts';
import { infoOf } from './product-client.ts';
import { openTestApp } from './test-app.ts';

it('the first start makes a demo project of every type, and a second one adds nothing', async () => {
  const password = 'Northern-Lights-over-9-fjords!';
  const app = await openTestApp({ ADMIN_PASSWORD: password });
  try {
    await seed(app.services);
    await seed(app.services);
    const username = app.services.env.ADMIN_EMAIL;
    const admin = app.browserOf({ id: '', username });
    await admin.signIn(app.mails, password);
    const { content } = (await admin.post('/api/project/search?size=60')).body;
    expect(content).toHaveLength(7);
    expect(new Set(content.map(({ projectType }: { projectType: string }) => projectType))).toEqual(
      new Set(createdTypes),
    );
    for (const { id, projectType, demo } of content) {
      const info = await infoOf(admin, id);
      expect(demo).toBe(true);
      if (['SCOUTV2', 'GENIE', 'GENIE_GO'].includes(projectType)) {
        expect(info.assistantData['generate-all'].length).toBeGreaterThan(0);
      }
      if (projectType === 'ID8') expect(info).toMatchObject({ agentType: 'predefined', thinking: 'BALANCED' });
      // Saved unchanged, every one of them is valid.
      if (projectType === 'SONAR') expect((await admin.post(`/api/sonar/edit/${id}`, info)).status).toBe(200);
      if (projectType === 'GENIE_GO') expect((await admin.post(`/api/genie2go/edit/${id}`, info)).status).toBe(200);
    }
  } finally {
    await app.close();
  }
});
