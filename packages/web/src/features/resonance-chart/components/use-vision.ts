import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { VisionName } from '../chart-search.ts';
import type { Size, Vision } from '../drawing/vision.ts';
import { createMap } from '../map/create-map.ts';
import { createMatrix } from '../matrix/create-matrix.ts';
import type { MatrixValues } from '../matrix/matrix-values.ts';
import type { ChartModel } from '../model/chart-model.ts';
import { createNetwork } from '../network/create-network.ts';
import type { NetworkLinks } from '../network/network-links.ts';

/** Everything that a drawing depends on but its size and the moment. */
export interface Drawn {
  readonly name: VisionName;
  readonly model: ChartModel;
  readonly values: MatrixValues;
  readonly links: NetworkLinks;
}

/** The vision laid out for a size; null until the size is known. */
export function useVision({ name, model, values, links }: Drawn, { width, height }: Size): Vision | null {
  const { t } = useTranslation('chart');
  return useMemo(() => {
    if (width < 40 || height < 40) return null;
    if (name === 'network') return createNetwork(model, { width, height }, links);
    if (name === 'matrix') return createMatrix(model, { width, height }, values);
    return createMap(model, { width, height }, t);
  }, [name, model, values, links, width, height, t]);
}
