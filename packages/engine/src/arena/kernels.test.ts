import { expect, it } from 'vitest';
import { buildKernels } from '../../test/build-kernels.ts';
import { allocateMemory, kernelBytes, startKernels } from './kernels.ts';
import { kernelsBase64 } from './kernels-base64.ts';

it('are those of the text that they were built from', async () => {
  expect(await buildKernels()).toBe(kernelsBase64);
});

it('take a memory of either sort, and are the same otherwise', async () => {
  for (const isShared of [false, true]) {
    const bytes = kernelBytes(isShared ? 'shared' : 'own');
    expect(Buffer.from(bytes).toString('base64')).toBe(await buildKernels(isShared));
    const memory = allocateMemory(100, isShared)!;
    expect(memory.buffer instanceof SharedArrayBuffer).toBe(isShared);
    expect(startKernels(memory)).not.toBeNull();
  }
});

it('read every word once', () => {
  const memory = allocateMemory(4096)!;
  const words = new BigUint64Array(memory.buffer, 0, 512);
  for (const i of words.keys()) words[i] = BigInt(i + 1) * 0x9e3779b97f4a7c15n;
  const expected = words.slice(8, 136).reduce((all, word) => all ^ word, 0n);
  expect(BigInt.asUintN(64, startKernels(memory)!.read(64, 136 * 8))).toBe(expected);
});

it('have no memory where there is not enough', () => {
  expect(allocateMemory(2 ** 40)).toBeNull();
});
