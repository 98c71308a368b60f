import type { WaveSeries } from '@soundings/contract/resonance/wave-series';
import type { Wave } from '@soundings/contract/resonance/waves';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber, formatPercent } from '#/lib/format.ts';
import { seriesColor } from '#/ui/charts/frame/series-color.ts';
import { clipLabel } from '#/ui/charts/frame/text-width.ts';
import { LineChart } from '#/ui/charts/line/line-chart.tsx';

interface Props {
  waves: readonly Wave[];
  series: readonly WaveSeries[];
  shown: readonly string[];
}

const day = 86_400_000;

/** Waves stand at equal distances: when they were asked is not when they were imported. */
export function WaveChart({ waves, series, shown }: Props) {
  const { t } = useTranslation();
  const days = useMemo(() => waves.map((_, i) => new Date(i * day).toISOString().slice(0, 10)), [waves]);
  const lines = useMemo(
    () =>
      series
        .filter(({ id }) => shown.includes(id))
        .map(({ id, message, points }) => ({
          ...{ id, name: message, values: points.map((point) => point?.percent ?? null) },
          ...{ color: seriesColor(shown.indexOf(id)), end: endText(points.at(-1)?.percent ?? null) },
        })),
    [series, shown],
  );
  const waveAt = (at: string): Wave | undefined => waves[days.indexOf(at)];
  return (
    <LineChart
      label={t('waves.chart')}
      days={days}
      lines={lines}
      formatDay={(at) => clipLabel(waveAt(at)?.projectName ?? '')}
      nameDay={(at) => {
        const wave = waveAt(at);
        return wave === undefined ? '' : `${wave.projectName}, ${formatDate(wave.importedOn)}`;
      }}
      formatValue={(value) => (value === null ? '–' : formatPercent(value))}
      texts={{ days: t('waves.waveByWave'), more: (count) => t('waves.more', { count, n: formatNumber(count) }) }}
      hasLongNames
      height={340}
      hasDots
    />
  );
}

const endText = (percent: number | null): string => (percent === null ? '' : formatNumber(percent));
