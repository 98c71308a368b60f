export interface DocumentBrand {
  readonly name: string;
  /** `#rrggbb`. */
  readonly color: string;
  readonly logo: DocumentLogo | null;
}

interface DocumentLogo {
  readonly content: Uint8Array;
  readonly contentType: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

export interface DocumentChart {
  readonly title: string;
  readonly categories: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
  /** The axis ends here; from 0. */
  readonly max: number;
  readonly decimals: number;
  readonly own: number | null;
}

export interface DocumentPage {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly chart: DocumentChart | null;
}

export interface OfficeDocument {
  readonly title: string;
  readonly subtitle: string;
  readonly source: string;
  readonly language: 'en' | 'de';
  readonly pages: readonly DocumentPage[];
}

export const ownColor = '#0e6f8e';
export const inkColor = '#17242d';
export const quietColor = '#5a6a75';
export const mutedColor = '#b9c4cb';

export const fitLogo = ({ width, height }: DocumentLogo, box: { width: number; height: number }) => {
  const scale = Math.min(box.width / width, box.height / height);
  return { width: width * scale, height: height * scale };
};

export const formatIn = (language: OfficeDocument['language'], value: number, decimals: number): string =>
  new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);
