import type { Page } from '@playwright/test';
import { openBoardTools, type Shot } from './pages.ts';

/** On the demo project nothing is changed; what is drawn or shared has a project of its own. */
const demo = async (page: Page): Promise<string> => {
  const found = await (await page.request.post('/api/project/search', { data: { projectType: 'ID8' } })).json();
  return found.content.find((project: { demo: boolean }) => project.demo).id;
};

export const openDemo =
  (search = '') =>
  async (page: Page) => {
    await page.goto(`/project/id8/${await demo(page)}${search}`);
    await page
      .getByRole(search.includes('IMAGES') ? 'article' : 'listitem')
      .first()
      .waitFor();
  };

const password = 'Right-Password-12345';

/** A board with ideas of one's own, of which one is in the backup; the same one for all pictures. */
const findShared = async (page: Page): Promise<string> => {
  const projectName = 'Fjeldholm ideas';
  const found = await (await page.request.post('/api/project/search', { data: { query: projectName } })).json();
  if (found.content[0]) return found.content[0].id;
  const agent = { thinking: 'FAST', agentType: 'custom', instructions: 'Ideas for people who go out in the rain.' };
  const { id } = await (await page.request.post('/api/id8', { data: { projectName, userIds: [], ...agent } })).json();
  const messages = [
    [
      'Ritual',
      'Weather is a colour',
      'The forecast names the colour of the day.',
      'A weather column in the paper that only shows a jacket.',
    ],
    [
      'Analogy',
      'Ten winters, one jacket',
      'A jacket ages like a boat.',
      'A logbook sewn into the lining, one line a winter.',
    ],
    ['Absence', 'Your dog will be wetter', 'Show who is not dry.', 'Posters of wet dogs with very content owners.'],
  ].map(([type, headline, transformation, manifestation]) =>
    [
      `Idea type: ${type}`,
      `Idea headline: ${headline}`,
      `Transformation: ${transformation}`,
      `Manifestation: ${manifestation}`,
    ].join('\n'),
  );
  await page.request.post('/api/id8/message/create', { data: { projectId: id, messages } });
  const { content } = await (
    await page.request.post(`/api/id8/message/search?id=${id}&sort=-count`, { data: {} })
  ).json();
  await page.request.delete(`/api/id8/message/${content[0].id}`);
  await page.request.post(`/api/project/activate/sharing/${id}`);
  await page.request.post(`/api/project/edit/share/${id}`, {
    data: { projectPassword: password, allowsFeedback: true },
  });
  const projectRequest = { projectName, projectPassword: password };
  const said = { of: 'IDEA', id: content[1].id, name: 'Kirsten' };
  const say = (path: string, more: object) =>
    page.request.post(`/api/consumer/id8/feedback/${path}`, {
      data: { projectRequest, request: { ...said, ...more } },
    });
  await say('like', { liked: true });
  await say('comment', { text: 'Can the logbook be red, as the first jackets were?' });
  return id;
};

const openShared = async (page: Page) => {
  await findShared(page);
  await page.goto('/id8/Fjeldholm%20ideas');
  await page.locator('input[type=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.getByRole('listitem').first().waitFor();
};

const openEmpty = async (page: Page) => {
  const agent = { thinking: 'BALANCED', agentType: 'custom', instructions: 'Bold ideas.' };
  const data = { projectName: `Empty ideas ${Math.random()}`, userIds: [], ...agent };
  const { id } = await (await page.request.post('/api/id8', { data })).json();
  await page.goto(`/project/id8/${id}`);
  await page.getByRole('tab').first().waitFor();
};

const openPreview = async (page: Page) => {
  await openDemo('?tab=IMAGES')(page);
  await page.getByRole('article').first().getByRole('button').first().click();
  await page.getByRole('dialog').locator('img').first().waitFor();
};

/** A project with an image that was revised: the same one for all pictures. */
const findRevised = async (page: Page): Promise<string> => {
  const projectName = 'Fjeldholm concepts';
  const found = await (await page.request.post('/api/project/search', { data: { query: projectName } })).json();
  if (found.content[0]) return found.content[0].id;
  const agent = { thinking: 'FAST', agentType: 'custom', instructions: 'Ideas for people who go out in the rain.' };
  const { id } = await (await page.request.post('/api/id8', { data: { projectName, userIds: [], ...agent } })).json();
  const idea = [
    'Idea type: Analogy',
    'Idea headline: Ten winters, one jacket',
    'Transformation: A jacket ages like a boat.',
    'Manifestation: A logbook sewn into the lining, one line a winter.',
  ].join('\n');
  await page.request.post('/api/id8/message/create', { data: { projectId: id, messages: [idea] } });
  const ideas = await (await page.request.post(`/api/id8/message/search?id=${id}&sort=-count`, { data: {} })).json();
  await page.request.post(`/api/id8/idea/image/prompt/generate?projectId=${id}&ideaId=${ideas.content[0].id}`);
  const [drawn] = await waitForImages(page, id, 1);
  const poster = drawn.images.find(({ layout }: { layout: string }) => layout === 'POSTER') ?? drawn.images[0];
  const revision = encodeURIComponent('headline: Ten winters. One jacket.');
  await page.request.post(`/api/id8/image/revise?imageId=${poster.id}&revision=${revision}`);
  await waitForImages(page, id, 2);
  return id;
};

/** The frames once there are `frames` and none is being drawn. */
const waitForImages = async (page: Page, id: string, frames: number) => {
  for (;;) {
    const answer = await page.request.post(`/api/id8/idea/image/prompt/search?projectId=${id}`, { data: {} });
    const { content } = await answer.json();
    if (content.length === frames && content.every(({ generating }: { generating: boolean }) => !generating))
      return content;
    await page.waitForTimeout(200);
  }
};

const list: readonly [name: string, open: (page: Page) => Promise<void>, isWindow?: true][] = [
  ['id8-empty', openEmpty],
  ['id8-ideas', openDemo(), true],
  [
    'id8-edit',
    async (page) => {
      await openDemo()(page);
      await page.getByRole('listitem').nth(1).focus();
      await page.keyboard.press('e');
    },
    true,
  ],
  [
    'id8-info',
    async (page) => {
      await openDemo()(page);
      await page.getByRole('listitem').first().focus();
      await page.keyboard.press('i');
      await page.getByRole('dialog').waitFor();
    },
    true,
  ],
  [
    'id8-map',
    async (page) => {
      await openDemo()(page);
      await openBoardTools(page);
      await page.getByRole('button', { name: /^(Spread|Verteilung)$/ }).click();
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
    true,
  ],
  ['id8-images', openDemo('?tab=IMAGES'), true],
  ['id8-preview', openPreview, true],
  [
    'id8-revise',
    async (page) => {
      await openPreview(page);
      await page.getByRole('button', { name: /^(Revise|Überarbeiten)$/ }).click();
    },
    true,
  ],
  [
    'id8-compare',
    async (page) => {
      await page.goto(`/project/id8/${await findRevised(page)}?tab=IMAGES`);
      await page.getByRole('article').first().getByRole('button').first().click();
      await page
        .getByRole('region', { name: /^(Versions|Versionen|Fassungen)$/ })
        .getByRole('button')
        .first()
        .click();
    },
    true,
  ],
  [
    'id8-describe',
    async (page) => {
      await openDemo('?tab=IMAGES')(page);
      await page.getByRole('button', { name: /^(Custom image|Eigenes Bild)$/ }).click();
      await page.getByRole('dialog').waitFor();
    },
    true,
  ],
  [
    'id8-backup',
    async (page) => {
      await page.goto(`/project/id8/${await findShared(page)}?tab=BACKUP`);
      await page.getByRole('listitem').first().waitFor();
    },
    true,
  ],
  ['id8-shared', openShared, true],
  [
    'id8-say',
    async (page) => {
      await openShared(page);
      await page.getByRole('listitem').first().focus();
      await page.keyboard.press('i');
      const said = page.getByRole('region', { name: /^(What clients said|Was Kunden sagten)$/ });
      await said.getByRole('textbox').first().fill('Lars');
      await said.scrollIntoViewIfNeeded();
    },
    true,
  ],
  [
    'id8-send-on',
    async (page) => {
      await openDemo()(page);
      await page.getByRole('listitem').first().focus();
      await page.keyboard.press('i');
      await page.getByRole('button', { name: /^(Send on|Weitergeben) ?…$/ }).click();
      await page.getByRole('dialog').getByRole('combobox').click();
      await page.getByRole('option').last().click();
    },
    true,
  ],
  [
    'id8-send-nowhere',
    async (page) => {
      await page.route('**/send-on/projects*', (route) => route.fulfill({ json: [] }));
      await openDemo()(page);
      await page.getByRole('listitem').first().focus();
      await page.keyboard.press('i');
      await page.getByRole('button', { name: /^(Send on|Weitergeben) ?…$/ }).click();
      await page.getByRole('link', { name: /^(Create a project|Projekt erstellen)$/ }).waitFor();
    },
    true,
  ],
  [
    'id8-photo',
    async (page) => {
      await page.route(/\/api\/id8\/[\da-f-]{36}$/, async (route) => {
        const answer = await route.fetch();
        const photos = ['https://www.fjeldholm.example/img/storm-at-sea.jpg'];
        await route.fulfill({ response: answer, json: { ...(await answer.json()), photos } });
      });
      await openDemo('?tab=IMAGES')(page);
      await page.getByRole('button', { name: /^(Custom image|Eigenes Bild)$/ }).click();
      await page.getByRole('dialog').getByRole('combobox').click();
      await page.getByRole('option').first().click();
    },
    true,
  ],
];

export const id8Shots: readonly Shot[] = list.map(([name, open, isWindow]) => ({
  name,
  open,
  signedIn: true,
  fullPage: !isWindow,
}));
