import { expect, it } from 'vitest';
import { startView } from '../drawing/vision.ts';
import { buildChartModel } from '../model/chart-model.ts';
import { chartDataForTest } from '../model/for-test.ts';
import { createMatrix } from './create-matrix.ts';
import { matrixValues } from './matrix-values.ts';

const data = chartDataForTest(20, 30);
const model = buildChartModel(data);
const values = matrixValues(model, 'total');
const matrix = createMatrix(model, { width: 1000, height: 700 }, values);

it('finds in the middle of every cell the link that stands there', () => {
  for (let message = 0; message < 20; message += 1) {
    for (let audience = 0; audience < 30; audience += 1) {
      const box = matrix.boxOf({ message, audience }, startView)!;
      const found = matrix.find(box.x + box.width / 2, box.y + box.height / 2, startView);
      expect(found).toEqual({ message, audience });
    }
  }
});

it('takes names for whole rows and columns, and nothing outside', () => {
  const box = matrix.boxOf({ message: model.order[4]!, audience: 7 }, startView)!;
  expect(matrix.find(60, box.y + 2, startView)).toEqual({ message: model.order[4], audience: null });
  expect(matrix.find(box.x + 2, 60, startView)).toEqual({ message: null, audience: 7 });
  expect(matrix.find(5, 5, startView)).toBeNull();
});

it('goes by keys from the best message of the first audience to its neighbours and no further', () => {
  const first = matrix.step(null, 'ArrowRight');
  expect(first).toEqual({ message: model.order[0], audience: 0 });
  expect(matrix.step(first, 'ArrowDown')).toEqual({ message: model.order[1], audience: 0 });
  expect(matrix.step(first, 'ArrowLeft')).toEqual(first);
});

it('leaves small bases out of the colours and their span', () => {
  const small = data.links.base.findIndex((base) => base < 30);
  expect(values.steps[small]).toBe(1);
  const ranked = model.totals.filter((_, at) => data.links.base[at]! >= 30).map((total) => total!);
  expect(values.span).toEqual({ min: Math.floor(Math.min(...ranked)), max: Math.ceil(Math.max(...ranked)) });
  const best = model.totals.indexOf(Math.max(...ranked));
  expect(values.steps[best]).toBe(8);
});
