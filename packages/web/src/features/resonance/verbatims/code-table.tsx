import type { Share } from '@soundings/contract/resonance/resonance';
import type { Code, CodeShares } from '@soundings/contract/resonance/verbatims';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '#/lib/format.ts';
import { type ChartColumn, ChartTable } from '#/ui/charts/frame/chart-table.tsx';
import { WithQuery } from '#/ui/feedback/with-query.tsx';
import { VerdictMark } from '#/ui/figures/marks.tsx';
import { Choice } from '#/ui/form/choice.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { pText, verdictText } from '../charts/figure-marks.ts';
import { baseMark } from '../charts/share-table.tsx';
import { useResonance, useSignificance } from '../resonance.api.ts';
import classes from './verbatims.module.css';

interface Props {
  questionId: number;
  codes: readonly Code[];
  filters: string[];
}

type Row = CodeShares['codes'][number];

export function CodeTable({ questionId, codes, filters }: Props) {
  const { t } = useTranslation();
  const { verbatims } = useResonance();
  const { confidence, correction } = useSignificance();
  const names = new Map(codes.map(({ id, name }) => [id, name]));
  const query = useQuery(verbatims.shares({ questionId, audienceIds: filters }));
  return (
    <Card
      title={t('verbatims.byAudience')}
      meta={t('verbatims.byAudienceMeta')}
      footer={
        <>
          <VerdictMarks rows={query.data?.codes ?? []} />
          {t(`resonanceResponse.significance_${correction}`, { confidence })}
        </>
      }
    >
      <WithQuery query={query} thing={t('verbatims.theShares')}>
        {({ codes: rows }) => (
          <Shares rows={rows.filter(({ id }) => names.has(id))} nameOf={(id) => names.get(id) ?? ''} />
        )}
      </WithQuery>
    </Card>
  );
}

function Shares({ rows, nameOf }: { rows: Row[]; nameOf: (id: string) => string }) {
  const { t } = useTranslation();
  const [first] = rows;
  const headers = [...new Set(first?.audiences.map(({ header }) => header))];
  const [chosen, setChosen] = useState(headers[0] ?? '');
  const header = headers.includes(chosen) ? chosen : (headers[0] ?? '');
  const shown = first?.audiences.flatMap((audience, i) => (audience.header === header ? [{ audience, i }] : [])) ?? [];
  const figures = (name: string, base: number, shareOf: (row: Row) => Share | null): ChartColumn<Row> => ({
    heading: `${name} (${t('resonance.n', { base: formatNumber(base) })})`,
    isNumber: true,
    cell: (row) => {
      const percent = shareOf(row)?.percent ?? null;
      return percent === null ? '–' : formatPercent(percent);
    },
    marks: [(row) => baseMark(t, knownShare(shareOf(row)))],
  });
  const tested = (column: ChartColumn<Row>, shareOf: (row: Row) => Share | null): ChartColumn<Row> => ({
    ...column,
    marks: [...(column.marks ?? []), (row) => verdictMark(t, knownShare(shareOf(row)))],
  });
  const columns: ChartColumn<Row>[] = [
    { heading: t('verbatims.code'), cell: ({ id }) => nameOf(id) },
    figures(t('verbatims.all'), first?.share.base ?? 0, ({ share }) => share),
    ...shown.map(({ audience, i }) => {
      const shareOf = ({ audiences }: Row) => audiences[i]?.share ?? null;
      return tested(figures(audience.subheader, audience.share.base, shareOf), shareOf);
    }),
  ];
  return (
    <div className={classes.table}>
      {headers.length > 1 && (
        <Choice
          className={classes.variable}
          label={t('resonance.variable')}
          value={header}
          options={headers.map((value) => ({ value, label: value }))}
          onChange={setChosen}
        />
      )}
      <ChartTable caption={t('verbatims.theShares')} columns={columns} rows={rows} keyOf={({ id }) => id} />
    </div>
  );
}

/** What the marks mean that stand alone in the table. */
function VerdictMarks({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation();
  const shares = rows.flatMap(({ audiences }) => audiences.flatMap(({ share }) => knownShare(share) ?? []));
  const byVerdict = new Map(shares.map((share) => [verdictText(t, share), share.verdict]));
  return (
    <span className={classes.marks}>
      {[...byVerdict].map(([label, verdict]) => (
        <VerdictMark key={label} verdict={verdict} label={label} />
      ))}
    </span>
  );
}

const knownShare = (share: Share | null) => (share?.percent == null ? null : share);

const verdictMark = (t: TFunction, share: Share | null) =>
  share && (
    <VerdictMark
      bare
      verdict={share.verdict}
      label={verdictText(t, share) + (share.p === null ? '' : `, ${pText(share.p)}`)}
    />
  );
