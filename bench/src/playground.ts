import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '@soundings/e2e/find-browser';
import { sql } from 'drizzle-orm';
import type { Ratio } from './bench.ts';
import { median } from './interleave.ts';
import { milliseconds } from './milliseconds.ts';
import { openServer } from './server/open-server.ts';
import { lineOf } from './sonar-page/line-of.ts';
import { type Act, type Painted, timeToPaint } from './sonar-page/time-to-paint.ts';

interface Found {
  readonly content: readonly { readonly id: string }[];
  readonly totalElements: number;
  readonly messages?: readonly { readonly id: string; readonly responseType: string }[];
}

const conversations = 1000;
const messages = 100;
const others = 20;
const rounds = 21;
/** Of the 100 ms until the next paint, what the server may take. */
const goal = 50;

/** What a user with 1,000 conversations of 100 messages waits for, among as many of 20 others: list, search and opening. */
export async function* playground(): AsyncGenerator<Ratio> {
  const product = await openServer(10);
  try {
    const { db, address, cookie } = product;
    await db.execute(sql`insert into playground_conversations (id, user_id, title, ai_chat_type, created_on, updated_on)
      select gen_random_uuid(), u.id, 'Conversation ' || n, 'BUILT_IN', now(), now() - n * interval '1 minute'
      from (
        (select id, 0 as place from users where username = 'bench@soundings.example')
        union all (select id, 1 from users where username <> 'bench@soundings.example' order by id limit ${others})
      ) u, generate_series(1, ${sql.raw(String(conversations))}) n
      where u.place = 0 or n <= ${sql.raw(String(conversations / others))}`);
    await db.execute(sql`with said as (
        select gen_random_uuid() as id, c.id as conversation_id, c.user_id, n,
          'Question ' || n || ' of ' || c.title || ' on ice word' || (abs(hashtext(c.id::text || n)) % 5003) || repeat(' cream', 20) as text
        from playground_conversations c, generate_series(1, ${sql.raw(String(messages))}) n)
      insert into playground_messages (id, conversation_id, user_id, parent_id, response_type, text, created_on)
      select id, conversation_id, user_id, lag(id) over (partition by conversation_id order by n),
        case when n % 2 = 1 then 'USER' else 'ASSISTANT' end, text, now() + n * interval '1 millisecond' from said`);
    await db.execute(sql`insert into playground_words (conversation_id, words)
      select c.id, strip(to_tsvector('simple', string_agg(m.text, ' '))) || array_to_tsvector(array[c.user_id::text])
      from playground_conversations c join playground_messages m on m.conversation_id = c.id group by c.id`);
    await db.execute(sql`vacuum analyze playground_words`);
    await db.execute(sql`vacuum analyze playground_conversations`);
    await db.execute(sql`vacuum analyze playground_messages`);
    const get = async (path: string) => {
      const reply = await fetch(`${address}/api/ai/playground/conversations${path}`, { headers: { cookie } });
      if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
      return (await reply.json()) as Found;
    };
    const { content, totalElements } = await get('?size=50');
    if (totalElements !== conversations) throw new Error(`there are ${totalElements} conversations`);
    const opened = await get(`/${content[7]!.id}`);
    if (opened.messages?.length !== 50) throw new Error(`${opened.messages?.length} messages were opened`);
    const rare = await get('?size=50&query=word4242');
    if (rare.totalElements === 0) throw new Error('nothing was found');
    const paths = [
      ['list', '?size=50'],
      ['search, a rare word', '?size=50&query=word4242'],
      ['search, a word of all messages', '?size=50&query=cream'],
      ['open', `/${content[7]!.id}`],
    ] as const;
    for (const [name, path] of paths) {
      const times: number[] = [];
      for (let round = -3; round < rounds; round++) {
        const start = performance.now();
        await get(path);
        if (round >= 0) times.push(performance.now() - start);
      }
      const ratio = median(times);
      const detail = `${milliseconds(ratio)} of ${(conversations * messages).toLocaleString('en')} messages of one user`;
      yield { name: `playground/${name}`, goal, atMost: true, unit: 'ms', ratio, detail };
    }
    const ids = content.slice(0, 10).map(({ id }) => id);
    const questions = await Promise.all(
      ids.map(async (id) => {
        const { messages = [] } = await get(`/${id}`);
        return { id, question: messages.findLast(({ responseType }) => responseType === 'USER')!.id };
      }),
    );
    yield* inBrowser(address, cookie, questions);
  } finally {
    await product.close();
  }
}

async function* inBrowser(
  url: string,
  cookie: string,
  opened: readonly { readonly id: string; readonly question: string }[],
): AsyncGenerator<Ratio> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const [name, value] = cookie.split('=') as [string, string];
    await context.addCookies([{ name, value, url, sameSite: 'Strict', httpOnly: true }]);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const measure = async (acts: readonly Act[], before: () => Promise<unknown>): Promise<Painted[]> => {
      const painted: Painted[] = [];
      for (const act of acts) {
        await before();
        painted.push(await timeToPaint(page, session, act));
      }
      return painted;
    };
    const row = 'nav li[data-row]';
    const list = { target: 'a[href="/playground"]', done: row };
    const search = 'nav input[type="search"]';
    const openList = async () => {
      await page.goto(`${url}/playground`);
      await page.waitForSelector(row);
    };
    const lines: readonly (readonly [string, readonly Act[], () => Promise<unknown>])[] = [
      // A page that was loaded anew each time: nothing of the list is known yet.
      ['list', Array.from({ length: 5 }, () => list), () => page.goto(`${url}/projects`)],
      [
        'search, a rare word',
        ['word4242', 'word17', 'word2020', 'word999', 'word3131'].map((text) => ({
          target: search,
          text,
          done: `${row} mark`,
        })),
        openList,
      ],
      [
        'open',
        opened.map(({ id, question }) => ({ target: `nav a[href$="${id}"]`, done: `[data-question="${question}"]` })),
        openList,
      ],
    ];
    for (const [what, acts, before] of lines) {
      const measured = lineOf(what, await measure(acts, before));
      yield { ...measured, name: `playground/${what}, to the next paint` };
    }
  } finally {
    await browser.close();
  }
}
