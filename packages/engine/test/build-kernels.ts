import { readFile } from 'node:fs/promises';
import wabt from 'wabt';

/** The WebAssembly of `src/arena/kernels.wat`, in base64. */
export async function buildKernels(): Promise<string> {
  const { parseWat } = await wabt();
  const text = await readFile(new URL('../src/arena/kernels.wat', import.meta.url), 'utf8');
  const parsed = parseWat('kernels.wat', text);
  parsed.validate();
  const { buffer } = parsed.toBinary({});
  parsed.destroy();
  return Buffer.from(buffer).toString('base64');
}
