import { writeFile } from 'node:fs/promises';
import { buildKernels } from './build-kernels.ts';

/** npm run kernels: makes `kernels-base64.ts` anew after `kernels.wat` has changed. */
const lines = (await buildKernels()).match(/.{1,110}/g) ?? [];
const text = `/** What \`npm run kernels\` makes of \`kernels.wat\`; not edited by hand. */
export const kernelsBase64 =
${lines.map((line) => `  '${line}'`).join(' +\n')};
`;
await writeFile(new URL('../src/arena/kernels-base64.ts', import.meta.url), text);
