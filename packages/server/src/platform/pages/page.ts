/** What a page says, as far as writing about it needs to know. Everything in it is a stranger's text: data, never instructions. */
export interface Page {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** h1 to h3 in their order, each once. */
  readonly headings: readonly string[];
  /** What is left without navigation, banners and the like: a block a line. */
  readonly mainText: string;
  /** The name of the site's owner as the page writes it; the domain's own name where it says none. */
  readonly brand: string;
  /** ISO 639-1, lower case. Null where neither the page nor its words tell. */
  readonly language: string | null;
  /** Sentences that prove something: figures, awards, guarantees, what customers say. The strongest first. */
  readonly proofPoints: readonly string[];
  readonly callsToAction: readonly string[];
  /** By its name in the encoding standard: `utf-8`, `windows-1252`. */
  readonly charset: string;
}
