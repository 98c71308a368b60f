/** Eight brands are read at once, each with up to six pages of about a second and a third. */
const secondsABrand = 1;

/** About how long a crawl of so many brands takes, in whole minutes. */
export const crawlMinutes = (brands: number): number => Math.max(1, Math.ceil((brands * secondsABrand) / 60));
