/** The languages that writers write in; the pages are in English and German only. */
export const writerLanguages = ['English', 'German', 'Danish'] as const;
export type WriterLanguage = (typeof writerLanguages)[number];

export const writerStatuses = ['active', 'disabled'] as const;
export type WriterStatus = (typeof writerStatuses)[number];

export const writerSorts = ['writerName', '-writerName', 'language', '-language', 'updatedOn', '-updatedOn'] as const;
export type WriterSort = (typeof writerSorts)[number];

/** Largest number of characters. */
export const writerLimits = { writerName: 60, writerPhrase: 1000 } as const;

/** `#rrggbb`, or `#rrggbbaa` with how opaque it is. */
export const writerColorPattern = /^#[0-9a-f]{6}([0-9a-f]{2})?$/i;

/** How opaque a colour is, in whole percent; without the last two digits 100. */
export const readOpacity = (color: string): number =>
  color.length < 9 ? 100 : Math.round((Number.parseInt(color.slice(7), 16) / 255) * 100);

/** A colour as writers keep it: `#rrggbbaa` in small letters. `opacity` in percent. */
export const withOpacity = (color: string, opacity: number): string =>
  `${color.slice(0, 7)}${Math.round((opacity / 100) * 255)
    .toString(16)
    .padStart(2, '0')}`.toLowerCase();

/** The least that can be seen; opacity 0 would be no colour at all. */
export const opacityRange = { min: 1, max: 100 } as const;
