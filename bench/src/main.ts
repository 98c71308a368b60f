import { parseArgs } from 'node:util';
import { ai } from './ai.ts';
import { type Bench, type BenchOptions, isOk, missedBy, type Ratio } from './bench.ts';
import { surveySizes } from './generate-survey.ts';
import { id8Board } from './id8-board.ts';
import { ideas } from './ideas.ts';
import { importFiles } from './import.ts';
import { live } from './live.ts';
import { nodes } from './nodes.ts';
import { page } from './page.ts';
import { playground } from './playground.ts';
import { playgroundStream } from './playground-stream.ts';
import { posts } from './posts.ts';
import { predict } from './predict.ts';
import { resonance } from './resonance.ts';
import { scale } from './scale.ts';
import { scout } from './scout.ts';
import { scoutBoard } from './scout-board.ts';
import { server } from './server.ts';
import { sonar } from './sonar.ts';
import { sonarBrands } from './sonar-brands.ts';
import { sonarGuide } from './sonar-guide.ts';
import { sonarMemory } from './sonar-memory.ts';
import { sonarPage } from './sonar-page.ts';
import { sonarScores } from './sonar-scores.ts';
import { sonarStore } from './sonar-store.ts';
import { text } from './text.ts';
import { writer } from './writer.ts';

/**
 * npm run bench [-- NAME …] [--size S|L] [--json]: every ratio with its goal. A missed goal is told, not punished. A name
 * stands for all that begin with it and a hyphen too: `sonar` is collecting, scores, page and store. What takes many
 * gigabytes or minutes is only done where it is named.
 */
const benches: Readonly<Record<string, Bench>> = {
  resonance,
  scale,
  page,
  import: importFiles,
  live,
  server,
  nodes,
  sonar,
  'sonar-scores': sonarScores,
  'sonar-guide': sonarGuide,
  'sonar-memory': sonarMemory,
  'sonar-page': sonarPage,
  'sonar-brands': sonarBrands,
  'sonar-store': sonarStore,
  'scout-board': scoutBoard,
  'id8-board': id8Board,
  ai,
  playground,
  'playground-stream': playgroundStream,
  posts,
  predict,
  scout,
  text,
  writer,
  ideas,
};

const onlyNamed: ReadonlySet<string> = new Set(['scale', 'sonar-brands', 'posts']);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false }, size: { type: 'string', default: 'L' } },
});

const { json, size } = values;
const isSize = (name: string): name is BenchOptions['size'] => Object.hasOwn(surveySizes, name);
const isMeant = (wanted: string, name: string): boolean => name === wanted || name.startsWith(`${wanted}-`);
const unknown = positionals.filter((wanted) => !Object.keys(benches).some((name) => isMeant(wanted, name)));
if (unknown.length > 0) {
  refuse(`There is no benchmark ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`);
} else if (isSize(size)) {
  const ratios: Ratio[] = [];
  for (const [name, bench] of Object.entries(benches)) {
    const isWanted =
      positionals.length > 0 ? positionals.some((wanted) => isMeant(wanted, name)) : !onlyNamed.has(name);
    if (!isWanted) continue;
    for await (const ratio of bench({ size })) {
      ratios.push(ratio);
      if (!json) console.log(lineOf(ratio));
    }
  }
  if (json) console.log(JSON.stringify(ratios.map(formOf)));
} else {
  refuse(`There is no size ${size}. There are: ${Object.keys(surveySizes).join(', ')}.`);
}

function refuse(why: string): void {
  console.error(why);
  process.exitCode = 2;
}

function formOf(result: Ratio) {
  const { name, ratio, goal, atMost = false, unit = null, detail } = result;
  return { name, ratio, goal, atMost, unit, ok: isOk(result), detail };
}

function lineOf(result: Ratio): string {
  const { name, ratio, goal, atMost, unit, detail, digits = ratio !== null && ratio < 10 ? 2 : 1 } = result;
  const after = unit ? ` ${unit}` : '';
  const wanted = `goal ${atMost ? '≤' : '≥'} ${goal}${after}`;
  if (ratio === null) return `${name}   ${detail}   ${wanted}   not measured`;
  const verdict = isOk(result) ? 'ok' : `MISSED by ${missedBy(result, ratio).toFixed(0)} %`;
  return `${name}   ${detail}   ${unit ? 'measured' : 'ratio'} ${ratio.toFixed(digits)}${after}   ${wanted}   ${verdict}`;
}
