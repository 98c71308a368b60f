/** The predictor's model, as it is shipped. */
export const modelFile = new URL(import.meta.resolve('@soundings/engine/predict/headlines.model'));
