/** An address as the readers of the networks see it. */
export interface ProfileLink {
  /** Without `www.` and the like: what stands before the network's own name. Empty where nothing does. */
  readonly subdomain: string;
  /** Decoded parts of the path. Never empty strings. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
}
