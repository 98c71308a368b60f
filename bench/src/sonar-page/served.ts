/** Where the product of a benchmark is, how to call it, and whose dashboard is looked at. */
export interface Served {
  readonly port: number;
  readonly token: string;
  readonly projectId: string;
}
