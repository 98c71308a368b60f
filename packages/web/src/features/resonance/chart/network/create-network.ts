import type { Pen, Scene, Size, Vision } from '../drawing/vision.ts';
import { nearestInDirection } from '../drawing/vision.ts';
import type { ChartModel } from '../model/chart-model.ts';
import { audienceSubject, messageSubject, type Subject } from '../model/subjects.ts';
import { drawLinks, drawSubjectLinks, linksOfSubject } from './draw-links.ts';
import { drawArcs, drawAudienceNames, drawAudiences, drawMessageNames, drawMessages, type Kept } from './draw-nodes.ts';
import { linkBends } from './link-bends.ts';
import { audienceRadius, findPlace, markScale, type NetworkFrame, networkFrame, onStage } from './network-frame.ts';
import type { NetworkLink, NetworkLinks } from './network-links.ts';

const findKept = ({ selected, found }: Scene, links: readonly NetworkLink[]): { messages: Kept; audiences: Kept } => {
  if (selected !== null) {
    const messages = new Set(links.map(({ message }) => message));
    const audiences = new Set(links.map(({ audience }) => audience));
    if (selected.message !== null) messages.add(selected.message);
    if (selected.audience !== null) audiences.add(selected.audience);
    return { messages, audiences };
  }
  return { messages: found?.messages ?? null, audiences: found?.audiences ?? null };
};

const ring = (pen: Pen, frame: NetworkFrame, subject: Subject, { view, palette }: Scene) => {
  const place = findPlace(frame, subject);
  if (place === null) return;
  const { x, y } = onStage(frame, place, view);
  const r = subject.message === null ? audienceRadius : (frame.radii[subject.message] ?? 3);
  pen.beginPath();
  pen.arc(x, y, r * markScale(view) + 4, 0, Math.PI * 2);
  pen.strokeStyle = palette.focus;
  pen.lineWidth = 2;
  pen.stroke();
};

export const createNetwork = (model: ChartModel, size: Size, links: NetworkLinks): Vision => {
  const bare = networkFrame(model, size);
  const frame = { ...bare, bendOf: linkBends(bare, links.strongest) };
  const { layout } = frame;
  const nodes = [
    ...layout.messages.map((place, at) => ({ ...place, subject: messageSubject(at), r: frame.radii[at] ?? 3 })),
    ...layout.audiences.map((place, at) => ({ ...place, subject: audienceSubject(at), r: audienceRadius })),
  ];
  const nodeIndex = ({ message, audience }: Subject) => message ?? layout.messages.length + (audience ?? 0);
  return {
    plot: frame.plot,
    draw: (pen, scene) => {
      const own = scene.selected === null ? [] : linksOfSubject(model, links, scene.selected);
      const kept = findKept(scene, own);
      drawLinks(pen, frame, links, scene);
      drawSubjectLinks(pen, frame, own, links.choice, scene);
      drawArcs(pen, frame, scene);
      drawAudiences(pen, frame, kept.audiences, scene);
      drawMessages(pen, frame, model, kept.messages, scene);
      drawMessageNames(pen, frame, model, kept.messages, scene);
      drawAudienceNames(pen, frame, kept.audiences, scene);
      if (scene.selected !== null) {
        ring(pen, frame, { ...scene.selected, audience: null }, scene);
        ring(pen, frame, { ...scene.selected, message: null }, scene);
      }
    },
    drawPointed: (pen, scene, subject) => {
      drawSubjectLinks(pen, frame, linksOfSubject(model, links, subject), links.choice, scene);
      ring(pen, frame, subject, scene);
    },
    find: (x, y, view) => {
      let best: Subject | null = null;
      let least = Number.POSITIVE_INFINITY;
      for (const node of nodes) {
        const at = onStage(frame, node, view);
        const distance = Math.hypot(at.x - x, at.y - y) - node.r * markScale(view);
        if (distance > 6 || distance >= least) continue;
        best = node.subject;
        least = distance;
      }
      return best;
    },
    boxOf: (subject, view) => {
      const place = subject.message !== null && subject.audience !== null ? null : findPlace(frame, subject);
      if (place === null) return null;
      const { x, y } = onStage(frame, place, view);
      return { x: x - 6, y: y - 6, width: 12, height: 12 };
    },
    step: (from, key) => {
      const at = from === null ? (model.order[0] ?? 0) : nearestInDirection(nodes, nodeIndex(from), key);
      return nodes[at]?.subject ?? null;
    },
  };
};
