import { readFileSync } from 'node:fs';
import type { MessagePrediction } from '@soundings/contract/board/board';
import { predictMessage } from '@soundings/engine/predict/predict-message';
import { loadPredictor, type Predictor } from '@soundings/engine/predict/predictor';
import { LRUCache } from 'lru-cache';

let loaded: Predictor | null = null;

export const openPredictor = (): Predictor => {
  loaded ??= loadPredictor(readFileSync(new URL(import.meta.resolve('@soundings/engine/predict/headlines.model'))));
  return loaded;
};

/** Each text is judged once: a board shows thousands of them again and again. */
const judged = new LRUCache<string, MessagePrediction>({ max: 20_000 });

export const predictFigures = (message: string): MessagePrediction => {
  const known = judged.get(message);
  if (known) return known;
  const { r1, r1Low, r1High, r2, uncertainty } = predictMessage(openPredictor(), message);
  const figures = { interest: r1, low: r1Low, high: r1High, action: r2, uncertainty };
  judged.set(message, figures);
  return figures;
};
