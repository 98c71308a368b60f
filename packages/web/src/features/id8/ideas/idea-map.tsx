import { Modal, Skeleton } from '@mantine/core';
import type { BoardMessage } from '@soundings/contract/board/board';
import { strategyLabels } from '@soundings/engine/ideas/strategy-labels';
import { IconSparkles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLock } from '#/features/board/lock.ts';
import { currentLanguage } from '#/lib/i18n.ts';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { BlockableButton } from '#/ui/form/blockable-button.tsx';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import type { Generation } from '../brief/use-generation.tsx';
import { useId8 } from '../id8.api.ts';
import { IdeaPlot, plotHeight, regionLetter } from './idea-plot.tsx';
import classes from './ideas.module.css';

interface Props {
  ideas: readonly BoardMessage[];
  generation: Generation;
  onClose: () => void;
}

export function IdeaMapDialog({ ideas, generation, onClose }: Props) {
  const { t } = useTranslation();
  const api = useId8();
  const locked = useLock();
  const isPhone = useIsPhone();
  const { data, error, refetch, isRefetching } = useQuery(api.map);
  const [chosen, setChosen] = useState<number | null>(null);
  const ask = (steer: Parameters<Generation['start']>[0]) => {
    onClose();
    generation.start(steer);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('ideaMap.title')}
      size={860}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {error ? (
        <ErrorState
          error={error}
          thing={t('ideaMap.theMap')}
          onRetry={() => void refetch()}
          isRetrying={isRefetching}
        />
      ) : data === undefined ? (
        <Skeleton height={plotHeight} radius={8} />
      ) : (
        <>
          <p className={classes.mapHelp}>{t('ideaMap.help')}</p>
          <IdeaPlot map={data} ideas={ideas} chosen={chosen} />
          <h3 className={classes.rubric}>{t('ideaMap.emptyRegions')}</h3>
          <ul className={classes.regions}>
            {data.regions.map(({ strategy, subject }, index) => (
              <li
                key={`${strategy} ${subject}`}
                onPointerEnter={() => setChosen(index)}
                onPointerLeave={() => setChosen(null)}
                onFocus={() => setChosen(index)}
                onBlur={() => setChosen(null)}
              >
                <span className={classes.regionLetter}>{regionLetter(index)}</span>
                <span>
                  <strong>{strategyLabels[currentLanguage()][strategy]}</strong>
                  <span className={classes.subject}>{t('ideaMap.nothingNear', { subject })}</span>
                </span>
                <BlockableButton
                  size="sm"
                  leftSection={isPhone ? null : <IconSparkles size={14} stroke={1.7} />}
                  aria-label={t('ideaMap.ideasFromHere')}
                  reason={locked}
                  onClick={() => ask({ to: 'region', strategy, subject })}
                >
                  {t(isPhone ? 'id8.generate' : 'ideaMap.ideasFromHere')}
                </BlockableButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </Modal>
  );
}
