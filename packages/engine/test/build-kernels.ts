import { readFile } from 'node:fs/promises';
import wabt from 'wabt';

/** The WebAssembly of `src/arena/kernels.wat`, in base64; with a memory that is shared where that is asked for. */
export async function buildKernels(isShared = false): Promise<string> {
  const { parseWat } = await wabt();
  const text = await readFile(new URL('../src/arena/kernels.wat', import.meta.url), 'utf8');
  const own = isShared ? text.replace('(memory 1 65536)', '(memory 1 65536 shared)') : text;
  const parsed = parseWat('kernels.wat', own, { threads: true });
  // It cannot be told that memories may be shared.
  if (!isShared) parsed.validate();
  const { buffer } = parsed.toBinary({});
  parsed.destroy();
  return Buffer.from(buffer).toString('base64');
}
