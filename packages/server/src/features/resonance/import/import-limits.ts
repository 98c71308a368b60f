import { tableLimits } from '#/platform/tables/table.ts';

/** How large an import may be: the limits of every table that is read, and those of the dataset that is made of it. */
export const importLimits = {
  ...tableLimits,
  headingCharacters: 1000,
  /** All headings of a table together: of thousands, each may only be so much shorter. */
  headingsCharacters: 4_194_304,
  /** All cells that the preview and the samples show. */
  shownCharacters: 4_194_304,
  /** Values of one audience variable. */
  audiencesPerVariable: 500,
  /** An audience, a concept, a subconcept or a message's text. */
  labelCharacters: 1000,
  /** The id of a respondent or message. */
  idCharacters: 200,
  /** Subconcepts named in one cell. */
  mentionsPerCell: 100,
  /** The masks of a dataset: one an audience or mention, two or four a message. */
  datasetBytes: 268_435_456,
  /** What a mask counts at least, with everything that belongs to its audience or message. */
  maskBytes: 4096,
  /** Messages of a messages file. */
  figureMessages: 10_000,
  /** Messages × audiences of a messages file: what a chart holds. */
  figureLinks: 200_000,
  /** All texts of a dataset. */
  datasetCharacters: 8_388_608,
} as const;
