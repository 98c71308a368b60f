import { ActionIcon, Button } from '@mantine/core';
import { resonanceVisions } from '@soundings/contract/resonance/resonance-choices';
import { IconLayoutSidebarRight, IconLayoutSidebarRightFilled, IconPhotoDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '#/ui/form/segmented.tsx';
import layout from '#/ui/layout/layout.module.css';
import { SearchField } from '#/ui/table/search-field.tsx';
import type { VisionName } from '../chart-search.ts';
import { matrixMetrics } from '../matrix/matrix-values.ts';
import type { Metric } from '../model/chart-model.ts';
import { type LinkChoice, linkChoices } from '../network/network-links.ts';
import type { Drawn } from '../stage/chart-stage.tsx';
import classes from './chart-board.module.css';

interface Props {
  drawn: Drawn;
  onVision: (vision: VisionName) => void;
  onMetric: (metric: Metric) => void;
  onLinks: (choice: LinkChoice) => void;
  query: string;
  onQuery: (query: string) => void;
  onSave: () => void;
  isWide: boolean;
  onWide: (isWide: boolean) => void;
}

export function ChartToolbar({ drawn, onVision, onMetric, onLinks, query, onQuery, onSave, isWide, onWide }: Props) {
  const { t } = useTranslation('chart');
  const { name, model, values, links } = drawn;
  return (
    <div className={classes.toolbar}>
      <Segmented
        label={t('vision')}
        value={name}
        options={resonanceVisions.map((value) => ({ value, label: t(`vision_${value}`) }))}
        onChange={onVision}
      />
      {name === 'matrix' && model.hasR2 && (
        <Segmented
          label={t('figure')}
          value={values.metric}
          options={matrixMetrics.map((value) => ({ value, label: t(`figure_${value}`) }))}
          onChange={onMetric}
        />
      )}
      {name === 'network' && (
        <div className={classes.labelled}>
          <span aria-hidden="true">{t('links')}</span>
          <Segmented
            label={t('links')}
            value={links.choice}
            options={linkChoices.map((value) => ({ value, label: t(`links_${value}`) }))}
            onChange={onLinks}
          />
        </div>
      )}
      <SearchField
        className={classes.search}
        label={t('search')}
        placeholder={t('searchShort')}
        value={query}
        onSearch={onQuery}
        withHotkey
      />
      <Button leftSection={<IconPhotoDown size={17} stroke={1.7} />} onClick={onSave}>
        PNG
        <span className={layout.unseen}> – {t('downloadPng')}</span>
      </Button>
      <ActionIcon
        className={classes.wide}
        variant="default"
        aria-label={t('showList')}
        title={t('showList')}
        aria-pressed={!isWide}
        onClick={() => onWide(!isWide)}
      >
        {isWide ? (
          <IconLayoutSidebarRight size={18} stroke={1.7} />
        ) : (
          <IconLayoutSidebarRightFilled size={18} stroke={1.7} />
        )}
      </ActionIcon>
    </div>
  );
}
