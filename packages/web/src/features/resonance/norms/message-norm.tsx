import type { Norm, Norms } from '@soundings/contract/resonance/norms';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDateRange, formatNumber, formatPercent } from '#/lib/format.ts';
import { Card } from '#/ui/layout/card.tsx';
import { useResonance } from '../resonance.api.ts';

export function MessageNorm({ id, className }: { id: string; className: string | undefined }) {
  const api = useResonance();
  const { t } = useTranslation();
  const { data } = useQuery(api.norms);
  const found = data?.messages.find((message) => message.id === id);
  if (data === undefined || found === undefined) return null;
  const texts = (['r1', 'r2'] as const).flatMap((measure) => {
    const norm = found[measure];
    return norm === null || norm.messages === 0 ? [] : [normText(t, measure.toUpperCase(), norm, data.minimum)];
  });
  return texts.length === 0 ? null : (
    <Card title={t('norms.title')}>
      <p className={className}>{texts.join(' ')}</p>
    </Card>
  );
}

const normText = (t: TFunction, metric: string, norm: Norm, minimum: Norms['minimum']): string => {
  const { percentile, messages, projects, from, to } = norm;
  const known = { metric, count: projects, messages: formatNumber(messages), projects: formatNumber(projects) };
  if (percentile === null || from === null || to === null) {
    const { messages: least, projects: leastProjects } = minimum;
    return t('norms.few', {
      ...known,
      least: formatNumber(least),
      leastProjects: formatNumber(leastProjects),
    });
  }
  const rank = formatPercent(percentile, 0);
  const dates = formatDate(from) === formatDate(to) ? formatDate(to) : formatDateRange(from, to);
  return t('norms.rank', { ...known, rank, dates });
};
