import { endpoints } from 'virtual:endpoints';
import { call } from '#/lib/api/call.ts';

export const chartToken = () => call(endpoints.chartToken, {});
