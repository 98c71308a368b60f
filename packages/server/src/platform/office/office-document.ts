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
  /** PNG, beside or below the text, all on the same page. */
  readonly pictures?: readonly DocumentPicture[];
}

export interface DocumentPicture {
  readonly content: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly description: string;
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

/** Pictures by row: those much wider than tall have rows of their own, last. */
export const toRows = (pictures: readonly DocumentPicture[]): DocumentPicture[][] => {
  const isWide = ({ width, height }: DocumentPicture) => width > height * 2;
  const [tall, wide] = [pictures.filter((each) => !isWide(each)), pictures.filter(isWide)];
  return [...(tall.length > 0 ? [tall] : []), ...wide.map((each) => [each])];
};

/** Places pictures side by side, all as tall as their row's width allows, at most `height`, in the unit of the box. */
export const placeInRow = (
  pictures: readonly DocumentPicture[],
  { width, height, gap }: { width: number; height: number; gap: number },
): { picture: DocumentPicture; x: number; width: number; height: number }[] => {
  const ratios = pictures.map((picture) => picture.width / picture.height);
  const room = width - gap * (pictures.length - 1);
  const tall = Math.min(height, room / ratios.reduce((sum, ratio) => sum + ratio, 0));
  let x = 0;
  return pictures.map((picture, index) => {
    const wide = tall * ratios[index]!;
    const placed = { picture, x, width: wide, height: tall };
    x += wide + gap;
    return placed;
  });
};

export const fitLogo = ({ width, height }: DocumentLogo, box: { width: number; height: number }) => {
  const scale = Math.min(box.width / width, box.height / height);
  return { width: width * scale, height: height * scale };
};

export const formatIn = (language: OfficeDocument['language'], value: number, decimals: number): string =>
  new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);
