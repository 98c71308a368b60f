import { describe, expect, it } from 'vitest';
import type { LinkRow } from '../brands/brands.tables.ts';
import { type FoundLink, mergeLinks } from './crawl-brand.ts';

const brandId = '00000000-0000-4000-8000-000000000001';
const now = new Date('2026-11-21T09:00:00Z');

const given = (key: string, more: Partial<LinkRow> = {}): LinkRow => ({
  brandId,
  network: 'INSTAGRAM',
  key,
  url: `https://www.instagram.com/${key}`,
  position: 0,
  status: 'SUCCESS',
  reason: 'given',
  evidence: null,
  isSelected: false,
  checkedOn: null,
  ...more,
});
const found = (key: string, more: Partial<FoundLink> = {}): FoundLink => ({
  network: 'INSTAGRAM',
  key,
  url: `https://www.instagram.com/${key}`,
  status: 'SUCCESS',
  reason: 'found',
  evidence: 'footer',
  ...more,
});
const merge = (before: LinkRow[], seen: FoundLink[]) =>
  mergeLinks(brandId, before, seen, now).map(({ key, position, isSelected, status, reason }) => ({
    key,
    position,
    isSelected,
    status,
    reason,
  }));
const works = { status: 'SUCCESS' } as const;

describe('after a crawl a brand has', () => {
  it('what was found, the best first and selected', () => {
    expect(merge([], [found('fjord'), found('fjord.no')])).toEqual([
      { ...works, key: 'fjord', position: 0, isSelected: true, reason: 'found' },
      { ...works, key: 'fjord.no', position: 1, isSelected: false, reason: 'found' },
    ]);
  });

  it('what a user gave, selected as it was, and what was found behind it', () => {
    const before = [given('old', { position: 0 }), given('chosen', { position: 1, isSelected: true })];
    expect(merge(before, [found('new')])).toEqual([
      { ...works, key: 'old', position: 0, isSelected: false, reason: 'given' },
      { ...works, key: 'chosen', position: 1, isSelected: true, reason: 'given' },
      { ...works, key: 'new', position: 2, isSelected: false, reason: 'found' },
    ]);
  });

  it('each profile once, with what is known of it now', () => {
    const [link] = mergeLinks(brandId, [given('fjord', { isSelected: true })], [found('fjord')], now);
    expect(link).toMatchObject({ reason: 'found', evidence: 'footer', checkedOn: now, isSelected: true });
  });

  it('another selected where the selected one is gone', () => {
    const before = [given('fjord', { isSelected: true })];
    expect(merge(before, [found('fjord', { status: 'ERROR', reason: 'gone' }), found('fjord.no')])).toEqual([
      { key: 'fjord', position: 0, isSelected: false, status: 'ERROR', reason: 'gone' },
      { ...works, key: 'fjord.no', position: 1, isSelected: true, reason: 'found' },
    ]);
  });

  it('exactly one selected, also where all are gone', () => {
    const gone = { status: 'ERROR', reason: 'gone' } as const;
    expect(merge([given('a', gone), given('b', { ...gone, position: 1, isSelected: true })], [])).toEqual([
      { key: 'a', position: 0, isSelected: false, ...gone },
      { key: 'b', position: 1, isSelected: true, ...gone },
    ]);
  });

  it('no more links than can be saved again, however often its pages say otherwise', () => {
    const ten = Array.from({ length: 10 }, (_, index) => found(`a${index}`));
    const first = mergeLinks(brandId, [given('mine', { isSelected: true })], ten, now);
    expect(first.map(({ key }) => key)).toEqual(['mine', ...ten.slice(0, 9).map(({ key }) => key)]);
    const others = Array.from({ length: 10 }, (_, index) => found(`b${index}`));
    expect(mergeLinks(brandId, first, others, now)).toEqual(first);
  });

  it('the networks apart from each other', () => {
    const links = mergeLinks(
      brandId,
      [given('fjord', { isSelected: true })],
      [found('fjord', { network: 'TIKTOK' })],
      now,
    );
    expect(links.map(({ network, isSelected }) => [network, isSelected])).toEqual([
      ['INSTAGRAM', true],
      ['TIKTOK', true],
    ]);
  });
});
