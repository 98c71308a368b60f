import { describe, expect, it } from 'vitest';
import {
  formatAgo,
  formatBytes,
  formatDate,
  formatDateRange,
  formatMoment,
  formatMonth,
  formatNumber,
  formatPercent,
  formatTimestamp,
  formatUnit,
} from './format.ts';

describe('numbers', () => {
  it('separates thousands by a comma in English and a point in German', () => {
    expect(formatNumber(5000, 0, 'en')).toBe('5,000');
    expect(formatNumber(5000, 0, 'de')).toBe('5.000');
    expect(formatNumber(12345678.25, 2, 'en')).toBe('12,345,678.25');
    expect(formatNumber(12345678.25, 2, 'de')).toBe('12.345.678,25');
    expect(formatNumber(999, 0, 'de')).toBe('999');
  });
  it('has a point in English, a comma in German, and a true minus', () => {
    expect(formatNumber(73.456, 1, 'en')).toBe('73.5');
    expect(formatNumber(73.456, 1, 'de')).toBe('73,5');
    expect(formatNumber(-1500, 0, 'en')).toBe('−1,500');
    expect(formatNumber(-0.04, 1, 'en')).toBe('0.0');
  });
  it('joins percent to its number in English and keeps it beside its number in German', () => {
    expect(formatPercent(64, 1, 'en')).toBe('64.0%');
    expect(formatPercent(64, 1, 'de')).toBe('64,0\u00a0%');
    expect(formatUnit('%', 'en')).toBe('%');
    expect(formatUnit('%', 'de')).toBe('\u00a0%');
  });
  it('keeps units of size beside their number', () => {
    expect(formatBytes(12_345_678, 'de')).toBe('12,3\u00a0MB');
    expect(formatBytes(120, 'en')).toBe('1\u00a0kB');
  });
});

describe('dates', () => {
  const at = new Date(2026, 10, 3, 14, 5);
  it('writes days, ranges, moments and months', () => {
    expect(formatDate(at)).toBe('03.11.2026');
    expect(formatDateRange(new Date(2026, 9, 12), at)).toBe('12.10. – 03.11.2026');
    expect(formatDateRange(new Date(2025, 9, 12), at)).toBe('12.10.2025 – 03.11.2026');
    expect(formatMoment(at)).toBe('03.11.2026, 14:05');
    expect(formatTimestamp(new Date(2026, 10, 3, 4, 5, 6))).toBe('03.11.2026, 04:05:06');
    expect(formatMonth(at, 'en')).toBe('November, 2026');
    expect(formatMonth(at, 'de')).toBe('November 2026');
  });
  it('tells how fresh something is', () => {
    expect(formatAgo(new Date(2026, 10, 3, 14, 4, 40), at, 'en')).toBe('now');
    expect(formatAgo(new Date(2026, 10, 3, 13, 25), at, 'en')).toBe('40 minutes ago');
    expect(formatAgo(new Date(2026, 10, 3, 6, 12), at, 'de')).toBe('vor 7 Stunden');
    expect(formatAgo(new Date(2026, 10, 2, 23, 0), at, 'de')).toBe('gestern');
    expect(formatAgo(new Date(2026, 9, 12), at, 'en')).toBe('12.10.2026');
  });
});
