/** The bytes are not a dataset, or not all of it, or not as they were written. */
export class DatasetFileError extends Error {
  override readonly name = 'DatasetFileError';
}
