export interface Served {
  readonly port: number;
  readonly token: string;
  readonly projectId: string;
  /** Of some brands. */
  readonly ids: readonly string[];
}
