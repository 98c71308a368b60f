export const modelFile = new URL(import.meta.resolve('@soundings/engine/predict/headlines.model'));
