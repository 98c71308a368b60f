/** Whose document it is: the customer's or the agency's name, colour and logo. */
export interface DocumentBrand {
  readonly name: string;
  /** `#rrggbb`. */
  readonly color: string;
  /** Null where there is none, or of a kind that documents cannot hold. */
  readonly logo: DocumentLogo | null;
}

interface DocumentLogo {
  readonly content: Uint8Array;
  readonly contentType: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

/** Bars by category, one or two series beside each other. */
export interface DocumentChart {
  readonly title: string;
  /** The longest first is the order given. */
  readonly categories: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
  /** The axis ends here; from 0. */
  readonly max: number;
  readonly decimals: number;
  /** The category that is one's own. */
  readonly own: number | null;
}

/** One topic: a page of a PDF, a slide of a presentation. */
export interface DocumentPage {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly chart: DocumentChart | null;
}

export interface OfficeDocument {
  readonly title: string;
  /** What it is about and as of when, in a line. */
  readonly subtitle: string;
  /** Where its figures come from, at the foot of each page. */
  readonly source: string;
  readonly language: 'en' | 'de';
  readonly pages: readonly DocumentPage[];
}

/** The look where a brand sets none. */
export const ownColor = '#0e6f8e';
export const inkColor = '#17242d';
export const quietColor = '#5a6a75';
export const mutedColor = '#b9c4cb';

/** A logo in a box, in the unit of the box. */
export const fitLogo = ({ width, height }: DocumentLogo, box: { width: number; height: number }) => {
  const scale = Math.min(box.width / width, box.height / height);
  return { width: width * scale, height: height * scale };
};

export const formatIn = (language: OfficeDocument['language'], value: number, decimals: number): string =>
  new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);
