import { linkAlpha, linkWidth } from '../drawing/shapes.ts';
import type { Pen, Scene } from '../drawing/vision.ts';
import type { ChartModel } from '../model/chart-model.ts';
import { linkIndex, verdictAt } from '../model/chart-model.ts';
import type { Subject } from '../model/subjects.ts';
import { isHighlighted } from '../model/subjects.ts';
import type { BendOf } from './link-bends.ts';
import { type NetworkFrame, onStage } from './network-frame.ts';
import type { LinkChoice, NetworkLink, NetworkLinks } from './network-links.ts';

type Ends = Pick<NetworkLink, 'message' | 'audience'>;
export type LinkedFrame = NetworkFrame & { readonly bendOf: BendOf };

const addCurve = (pen: Pen, frame: LinkedFrame, { message, audience }: Ends, { view }: Scene) => {
  const from = frame.layout.messages[message];
  const to = frame.layout.audiences[audience];
  if (from === undefined || to === undefined) return;
  const start = onStage(frame, from, view);
  const bend = onStage(frame, frame.bendOf({ message, audience }) ?? from, view);
  const end = onStage(frame, to, view);
  pen.moveTo(start.x, start.y);
  pen.quadraticCurveTo(bend.x, bend.y, end.x, end.y);
};

const drawSome = (pen: Pen, frame: LinkedFrame, links: readonly Ends[], color: string, alpha: number, scene: Scene) => {
  if (links.length === 0) return;
  pen.beginPath();
  for (const link of links) addCurve(pen, frame, link, scene);
  pen.strokeStyle = color;
  pen.globalAlpha = alpha;
  pen.stroke();
  pen.globalAlpha = 1;
};

const linkColor = (choice: LinkChoice, verdict: NetworkLink['verdict'], { palette }: Scene) =>
  choice === 'total' ? palette.brand : palette.verdicts[verdict];

/** The strongest links, those of what was found, or pale behind a selection's own. */
export const drawLinks = (
  pen: Pen,
  frame: LinkedFrame,
  { all, strongest, choice }: NetworkLinks,
  scene: Scene,
): void => {
  const { selected, found } = scene;
  const isFound = ({ message, audience }: Ends) => isHighlighted(found, message, audience);
  const shown = selected === null && found !== null ? all.filter(isFound) : strongest;
  const alpha = selected !== null ? 0.1 : Math.min(linkAlpha, Math.max(0.2, 6.5 / Math.sqrt(shown.length + 1)));
  pen.lineWidth = shown.length > 600 ? 0.8 : shown.length > 60 ? 1 : linkWidth;
  for (const verdict of choice === 'total' ? (['same'] as const) : (['below', 'above'] as const)) {
    const links = choice === 'total' ? shown : shown.filter((link) => link.verdict === verdict);
    // Dashes cost much: thousands of faint lines do without.
    if (verdict === 'below' && links.length < 400) pen.setLineDash([5, 3]);
    drawSome(pen, frame, links, linkColor(choice, verdict, scene), alpha, scene);
    pen.setLineDash([]);
  }
};

export const linksOfSubject = (model: ChartModel, { all, choice }: NetworkLinks, subject: Subject): NetworkLink[] => {
  const { message, audience } = subject;
  if (message !== null && audience !== null) {
    return [{ message, audience, verdict: verdictAt(model, linkIndex(model, message, audience)), strength: 0 }];
  }
  if (choice === 'total') return all.filter((link) => link.message === message || link.audience === audience);
  const count = message === null ? model.messageCount : model.audienceCount;
  return Array.from({ length: count }, (_, at) => {
    const ends = message === null ? { message: at, audience: audience ?? 0 } : { message, audience: at };
    return { ...ends, verdict: verdictAt(model, linkIndex(model, ends.message, ends.audience)), strength: 0 };
  }).filter(({ verdict }) => verdict === 'above' || verdict === 'below');
};

export const drawSubjectLinks = (
  pen: Pen,
  frame: LinkedFrame,
  links: readonly NetworkLink[],
  choice: LinkChoice,
  scene: Scene,
) => {
  pen.lineWidth = 1.75;
  for (const verdict of ['untested', 'same', 'below', 'above'] as const) {
    if (verdict === 'below') pen.setLineDash([6, 4]);
    const some = links.filter((link) => link.verdict === verdict);
    drawSome(pen, frame, some, linkColor(choice, verdict, scene), 0.95, scene);
    pen.setLineDash([]);
  }
};
