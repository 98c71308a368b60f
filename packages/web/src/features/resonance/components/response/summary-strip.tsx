import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber, formatPercent } from '#/lib/format.ts';
import type { BenchmarkState } from '../../benchmark-state.ts';
import classes from './summary-strip.module.css';

interface Props {
  data: ResonanceData;
  /** How many, as it is written: under a filter those that it leaves. */
  respondents: string;
  /** The page is filtered: what is not counted under the filter says so. */
  isFiltered: boolean;
  benchmark: BenchmarkState;
}

/** What the project rests on: each figure with its unit, its base and its date. */
export function SummaryStrip({ data, respondents, isFiltered, benchmark }: Props) {
  const { t } = useTranslation();
  const { summary, filterColumns, messages } = data;
  const percentage = benchmark.answer?.percentage ?? null;
  const date = formatDate(data.importedOn);
  const hasR2 = messages.some(({ r2Share }) => r2Share !== null);
  const all = formatNumber(summary.numberOfRespondents);
  // In the label: a phone has no room for the notes.
  const ofEveryone = (name: string): string => (isFiltered ? t('resonance.ofEveryone', { name }) : name);
  const facts = [
    {
      key: 'respondents',
      label: t('resonance.respondents'),
      figure: respondents,
      note: t(isFiltered ? 'resonance.respondentsFiltered' : 'resonance.respondentsNote', { all, date }),
    },
    {
      key: 'variables',
      label: t('resonance.variables'),
      figure: formatNumber(filterColumns.length),
      note: t('resonance.audienceValues', {
        count: summary.numberOfVariables,
        n: formatNumber(summary.numberOfVariables),
      }),
    },
    {
      key: 'responseData',
      label: ofEveryone(t('resonance.responseData')),
      figure: formatNumber(summary.numberOfResponseData),
      note: t(hasR2 ? 'resonance.messagesR1R2' : 'resonance.messagesR1', { count: messages.length }),
    },
    {
      key: 'nodes',
      label: ofEveryone(t('resonance.nodeConnections')),
      figure: formatNumber(summary.totalNodeConnections),
      note: t('resonance.nodesNote'),
    },
    {
      key: 'benchmark',
      label: t('resonance.benchmark'),
      figure: percentage === null ? '-/-' : formatPercent(percentage),
      note: benchmarkNote(t, benchmark),
    },
  ];
  return (
    <dl className={classes.strip} aria-label={t('resonance.summary')} tabIndex={0}>
      {facts.map(({ key, label, figure, note }) => (
        <div key={key} className={classes.fact}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.figure}>{figure}</dd>
          <dd className={classes.note}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}

const benchmarkNote = (t: TFunction, { answer, nodes, error }: BenchmarkState): string => {
  if (error !== null) return t('benchmarks.tileFailed');
  return answer === null
    ? t('resonance.benchmarkNote')
    : t('benchmarks.tileOf', { count: nodes, n: formatNumber(nodes) });
};
