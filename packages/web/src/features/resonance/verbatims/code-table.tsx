import type { Share } from '@soundings/contract/resonance/resonance';
import type { Code, CodeShares } from '@soundings/contract/resonance/verbatims';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '#/lib/format.ts';
import { type ChartColumn, ChartTable } from '#/ui/charts/frame/chart-table.tsx';
import { WithQuery } from '#/ui/feedback/with-query.tsx';
import { BaseMark, VerdictMark } from '#/ui/figures/marks.tsx';
import { Choice } from '#/ui/form/choice.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { pText, verdictText } from '../charts/figure-marks.ts';
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
      footer={t(`resonanceResponse.significance_${correction}`, { confidence })}
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
  const columns: ChartColumn<Row>[] = [
    { heading: t('verbatims.code'), cell: ({ id }) => nameOf(id) },
    {
      heading: `${t('verbatims.all')} (${t('resonance.n', { base: formatNumber(first?.share.base ?? 0) })})`,
      isNumber: true,
      cell: ({ share }) => <ShareCell share={share} isTested={false} />,
    },
    ...shown.map(({ audience, i }): ChartColumn<Row> => {
      const base = formatNumber(audience.share.base);
      return {
        heading: `${audience.subheader} (${t('resonance.n', { base })})`,
        isNumber: true,
        cell: ({ audiences }) => <ShareCell share={audiences[i]?.share ?? null} isTested />,
      };
    }),
  ];
  return (
    <div className={classes.table}>
      {headers.length > 1 && (
        <Choice
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

function ShareCell({ share, isTested }: { share: Share | null; isTested: boolean }) {
  const { t } = useTranslation();
  if (share === null || share.percent === null) return <>–</>;
  const why = verdictText(t, share) + (share.p === null ? '' : `, ${pText(share.p)}`);
  return (
    <>
      {formatPercent(share.percent)}
      <span className={classes.marks}>
        <BaseMark
          mark={share.mark}
          label={t(share.mark === 'low' ? 'resonance.baseUnder100' : 'resonance.baseUnder30')}
        />{' '}
        {isTested && <VerdictMark bare verdict={share.verdict} label={why} />}
      </span>
    </>
  );
}
