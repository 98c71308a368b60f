import { calibration } from './en/calibration.ts';

export const enCalibration = { calibration };
