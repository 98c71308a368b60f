import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { Segmented } from '#/ui/form/segmented.tsx';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import type { ChartModel, Metric } from '../model/chart-model.ts';
import { audienceSubject, type Found, messageSubject, type Subject } from '../model/subjects.ts';
import board from './chart-board.module.css';
import classes from './chart-panel.module.css';
import { SubjectDetail } from './subject-detail.tsx';
import { SubjectList } from './subject-list.tsx';

interface Props {
  model: ChartModel;
  metric: Metric;
  selected: Subject | null;
  onSelect: (subject: Subject | null) => void;
  found: Found | null;
  onShowAll: () => void;
}

export function ChartPanel({ model, metric, selected, onSelect, found, onShowAll }: Props) {
  const { t } = useTranslation('chart');
  const [kind, setKind] = useState<'messages' | 'audiences'>('messages');
  if (selected !== null) {
    return (
      <Card flush className={board.panel} label={t('details')}>
        <SubjectDetail model={model} metric={metric} subject={selected} onSelect={onSelect} />
      </Card>
    );
  }
  const messages = found === null ? model.order : model.order.filter((at) => found.messages.has(at));
  const all = model.data.audiences.map((_, at) => at);
  const audiences = found === null ? all : all.filter((at) => found.audiences.has(at));
  const label = (name: 'messages' | 'audiences', count: number) => (
    <>
      {t(name)} <span className={classes.count}>{formatNumber(count)}</span>
    </>
  );
  const { means, hasR2 } = model;
  const mean = means[metric];
  const withTotal = hasR2 && metric !== 'total';
  const subjects = kind === 'messages' ? messages.map(messageSubject) : audiences.map(audienceSubject);
  return (
    <Card flush className={board.panel} label={t('list')}>
      <div className={classes.tools}>
        <Segmented
          label={t('list')}
          value={kind}
          options={[
            { value: 'messages', label: label('messages', messages.length) },
            { value: 'audiences', label: label('audiences', audiences.length) },
          ]}
          onChange={setKind}
        />
      </div>
      {subjects.length === 0 ? (
        <div className={classes.none}>
          <p>{kind === 'audiences' && all.length === 0 ? t('noAudiences') : t('nothingFound')}</p>
          {found !== null && <Button onClick={onShowAll}>{t('showAll')}</Button>}
        </div>
      ) : (
        <>
          {kind === 'messages' && (
            <p className={`${classes.heading} ${withTotal ? classes.columns : ''}`}>
              {withTotal && (
                <span>
                  {t('total')}
                  <span aria-hidden="true"> ↓</span>
                  <span className={layout.unseen}>, {t('highestFirst')}</span>
                </span>
              )}
              <span>{t(metric)}</span>
              {!withTotal && <span className={classes.quiet}>{t('highestFirst')}</span>}
              {mean !== null && (
                <span className={classes.tick}>{t('meanLabel', { value: formatNumber(mean, 1) })}</span>
              )}
            </p>
          )}
          <SubjectList
            key={kind}
            label={t(kind)}
            model={model}
            metric={metric}
            subjects={subjects}
            withTotal={withTotal}
            selected={null}
            onSelect={onSelect}
          />
        </>
      )}
    </Card>
  );
}
