import { calibration } from './de/calibration.ts';

export const deCalibration = { calibration };
