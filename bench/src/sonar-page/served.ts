export interface Served {
  readonly port: number;
  readonly token: string;
  readonly projectId: string;
  readonly ids: readonly string[];
}
