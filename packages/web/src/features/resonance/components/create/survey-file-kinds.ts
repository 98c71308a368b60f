import { maxUploadBytes } from '@soundings/contract/resonance/resonance-choices';

/** The largest file, as people say it: 500 MB. */
export const uploadLimit = `${maxUploadBytes / 1024 / 1024}\u00a0MB`;

/** What a file dialog offers. */
export const surveyFileKinds = '.xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
