import type PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;

/** A4 in points. */
export const margin = 56;

export const innerWidth = ({ page }: Pdf): number => page.width - 2 * margin;

export const pageBottom = ({ page }: Pdf): number => page.height - page.margins.bottom;
