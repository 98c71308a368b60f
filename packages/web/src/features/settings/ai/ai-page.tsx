import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { Segmented } from '#/ui/form/segmented.tsx';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import { SettingsFrame } from '../settings-frame.tsx';
import classes from './ai-page.module.css';
import { openPart } from './ai-questions.ts';
import { type AiSearch, aiParts } from './ai-search.ts';
import { KeysPart } from './keys/keys-part.tsx';

const ModelsPart = lazy(() => import('./models/models-part.tsx').then((file) => ({ default: file.ModelsPart })));
const UsagePart = lazy(() => import('./usage/usage-part.tsx').then((file) => ({ default: file.UsagePart })));
const RunsPart = lazy(() => import('./runs/runs-part.tsx').then((file) => ({ default: file.RunsPart })));

interface Props {
  search: AiSearch;
  onSearch: (search: AiSearch) => void;
}

export function AiPage({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const part = search.part ?? 'keys';
  return (
    <SettingsFrame tab="AI">
      <div className={layout.stack}>
        <div className={classes.head}>
          <Segmented
            label={t('aiSettings.parts')}
            value={part}
            options={aiParts.map((value) => ({ value, label: t(`aiSettings.part_${value}`) }))}
            onChange={(next) => onSearch(openPart(next))}
          />
          <p className={classes.lead}>{t(`aiSettings.lead_${part}`)}</p>
        </div>
        <Suspense fallback={<Loading />}>
          {part === 'keys' && <KeysPart />}
          {part === 'models' && <ModelsPart />}
          {part === 'usage' && <UsagePart search={search} onSearch={onSearch} />}
          {part === 'runs' && <RunsPart search={search} onSearch={onSearch} />}
        </Suspense>
      </div>
    </SettingsFrame>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <Card flush label={t('common.loading')}>
      <SkeletonRows rows={6} />
    </Card>
  );
}
