import { readFileSync } from 'node:fs';
import type { MessagePrediction } from '@soundings/contract/board/board';
import { predictMessage } from '@soundings/engine/predict/predict-message';
import { loadPredictor, type Predictor } from '@soundings/engine/predict/predictor';
import { LRUCache } from 'lru-cache';

let loaded: Predictor | null = null;

/** The model that the engine ships, read once. */
const model = (): Predictor => {
  loaded ??= loadPredictor(readFileSync(new URL(import.meta.resolve('@soundings/engine/predict/headlines.model'))));
  return loaded;
};

/** Each text is judged once: a board shows thousands of them again and again. */
const judged = new LRUCache<string, MessagePrediction & { readonly score: number }>({ max: 20_000 });

const judge = (message: string) => {
  const known = judged.get(message);
  if (known) return known;
  const { r1, r1Low, r1High, r2, uncertainty, score } = predictMessage(model(), message);
  const figures = { interest: r1, low: r1Low, high: r1High, action: r2, uncertainty, score };
  judged.set(message, figures);
  return figures;
};

/** What is expected of a message among everyone. */
export const predictFigures = (message: string): MessagePrediction => {
  const { score: _, ...figures } = judge(message);
  return figures;
};

/** What decides which of two messages stands first; only differences mean something. */
export const scoreMessage = (message: string): number => judge(message).score;
