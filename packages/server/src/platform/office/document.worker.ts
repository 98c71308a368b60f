import { parentPort } from 'node:worker_threads';
import type { DocumentBrand, OfficeDocument } from './office-document.ts';
import { writePdf } from './write-pdf.ts';
import { writePptx } from './write-pptx.ts';

const port = parentPort!;

export interface DocumentJob {
  readonly document: OfficeDocument;
  readonly brand: DocumentBrand;
  readonly format: 'pptx' | 'pdf';
}

port.on('message', async ({ document, brand, format }: DocumentJob) => {
  // Bytes of their own, which can be handed over.
  const bytes = new Uint8Array(await (format === 'pdf' ? writePdf(document, brand) : writePptx(document, brand)));
  port.postMessage(bytes, [bytes.buffer]);
});
