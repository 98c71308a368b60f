export const jobTypes = ['CRAWL', 'COLLECT_SONAR', 'IMPORT_RESONANCE', 'DRAW_IMAGES', 'SEND_REPORT'] as const;
export type JobType = (typeof jobTypes)[number];

export const jobStatuses = ['EXECUTE', 'EXECUTING', 'EXECUTED'] as const;
export const jobOutcomes = ['done', 'failed', 'cancelled'] as const;

/** Milliseconds between starting a job and first asking how far it is; later ones as the page needs. */
export const firstPollMs = 500;
