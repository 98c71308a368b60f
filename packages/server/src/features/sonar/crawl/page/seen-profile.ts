import type { LinkEvidence } from '@soundings/contract/sonar/crawl-choices';
import type { Profile } from '../../profiles/read-profile.ts';
import type { Fit } from './handle-fit.ts';

/** One place of a page that names a profile. */
export interface SeenProfile {
  readonly profile: Profile;
  readonly evidence: LinkEvidence;
  /** What of the address tells whose it is; empty where that is only a number. */
  readonly handle: string;
  /** How much the handle looks like a name of the site (`handleFit`). */
  readonly fit: Fit;
  /** The handle is that of what the site is built with. */
  readonly isOfPlatform: boolean;
  /** Named by a network's own box or button, and not by a link of the page's. */
  readonly isWidget: boolean;
  /** Stated by the page as its owner's (JSON-LD, rel=me, meta) rather than linked. */
  readonly isStated: boolean;
  /** Linked from header, footer, navigation or side column, where sites speak of themselves. */
  readonly isFramed: boolean;
  /** The block that it shares with profiles of other networks; null where it stands alone. */
  readonly row: string | null;
  /** The link shows the network's sign or name and nothing else. */
  readonly isSign: boolean;
  /** Linked from the text that the page is about, or from beside its author, comments and the like. */
  readonly isInText: boolean;
  /** For how much the place speaks, without what the handle says: about −6 to 6. */
  readonly weight: number;
}
