import { Button } from '@mantine/core';
import type { RecodeAlternative } from '@soundings/contract/resonance/mapping';
import { IconCheck, IconChevronDown, IconChevronUp, IconHelpCircle } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { currentLanguage } from '#/lib/i18n.ts';
import { Card } from '#/ui/layout/card.tsx';
import { Badge } from '#/ui/marks/badge.tsx';
import { positiveLabels } from '../positive-labels.ts';
import { changeRecode, findOpenScales, findUsedRecodes, type Mapping, type UsedRecode } from './mapping.ts';
import { scaleId, showScale } from './open-scales.tsx';
import { applyAlternative, isOpen } from './recodes.ts';
import { ScaleEditor } from './scale-editor.tsx';
import classes from './scales.module.css';

const shownNames = 5;

interface ScalesProps {
  mapping: Mapping;
  alternatives: readonly RecodeAlternative[];
  onMapping: (mapping: Mapping) => void;
}

export function Scales({ mapping, alternatives, onMapping }: ScalesProps) {
  const { t } = useTranslation();
  const used = findUsedRecodes(mapping);
  if (used.length === 0) return null;
  const open = used.filter(({ recode }) => isOpen(recode)).length;
  return (
    <Card
      flush
      title={t('resonanceScale.title')}
      meta={t('resonanceScale.meta', { count: used.length, n: formatNumber(used.length) })}
      controls={
        open > 0 && (
          <Badge tone="warning" icon={<IconHelpCircle size={12} />}>
            {t('resonanceScale.open', { count: open, n: formatNumber(open) })}
          </Badge>
        )
      }
    >
      <ul className={classes.scales}>
        {used.map((one) => (
          <Scale
            key={one.recode.id}
            used={one}
            mapping={mapping}
            alternatives={alternatives.filter(({ recode }) => recode === one.recode.id)}
            onMapping={onMapping}
          />
        ))}
      </ul>
    </Card>
  );
}

interface ScaleProps extends ScalesProps {
  used: UsedRecode;
}

function Scale({ used, mapping, alternatives, onMapping }: ScaleProps) {
  const { t } = useTranslation();
  const { recode, columns } = used;
  const hasQuestion = recode.confidence === 'unsure';
  const [isShown, setShown] = useState(isOpen(recode));
  const id = useId();
  const names = columns.map(({ mapping }) => mapping.label);
  // A workbook with named sheets has one scale for each kind of answer, and no columns to name.
  const kind = t(recode.id === 'r2' ? 'resonanceForm.role_r2' : 'resonanceForm.role_r1');
  const toggle = useRef<HTMLButtonElement>(null);
  const confirm = () => {
    const confirmed = changeRecode(mapping, { ...recode, confirmed: true });
    onMapping(confirmed);
    setShown(false);
    // The button goes: on to the next question, or to what opens this scale again.
    const [next] = findOpenScales(confirmed);
    if (next) showScale(next.recode.id);
    else toggle.current?.focus();
  };
  return (
    <li
      className={classes.scale}
      id={scaleId(recode.id)}
      aria-labelledby={id}
      data-open={isOpen(recode) || undefined}
      tabIndex={-1}
      // Whoever is led here wants to see it.
      onFocus={({ target, currentTarget }) => target === currentTarget && setShown(true)}
    >
      <div className={classes.summary}>
        <div className={classes.words}>
          <p className={classes.name} id={id} title={names.join('\n')}>
            {names.length === 0
              ? kind
              : t('resonanceScale.columns', { count: names.length, n: formatNumber(names.length) })}{' '}
            <span className={classes.names}>
              {[...names.slice(0, shownNames), ...(names.length > shownNames ? ['…'] : [])].join(', ')}
            </span>
          </p>
          <p className={classes.counts}>
            {t('resonanceScale.counts', {
              words: new Intl.ListFormat(currentLanguage()).format(positiveLabels(recode)),
            })}
            {recode.noAnswer.length > 0 && (
              <span> {t('resonanceScale.noAnswerIs', { words: recode.noAnswer.join(', ') })}</span>
            )}
          </p>
        </div>
        {hasQuestion && recode.confirmed && (
          <Badge tone="positive" icon={<IconCheck size={12} />}>
            {t('resonanceScale.confirmed')}
          </Badge>
        )}
        <Button
          ref={toggle}
          size="sm"
          variant="subtle"
          className={classes.toggle ?? ''}
          aria-expanded={isShown}
          aria-describedby={id}
          rightSection={isShown ? <IconChevronUp size={14} /> : <IconChevronDown size={14} />}
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? 'resonanceScale.hide' : 'resonanceScale.show')}
        </Button>
      </div>
      {isShown && (
        <>
          {isOpen(recode) && (
            <p className={classes.question}>
              {t(`resonanceScale.reason_${recode.reason}`, { answers: recode.doubtful.join(', ') })}
            </p>
          )}
          <ScaleEditor used={used} mapping={mapping} onMapping={onMapping} />
          {isOpen(recode) && (
            <div className={classes.answer}>
              <Button size="sm" variant="filled" aria-describedby={id} onClick={confirm}>
                {t('resonanceScale.confirm')}
              </Button>
              {recode.kind === 'points' &&
                alternatives.map((alternative) => (
                  <Button
                    key={alternative.points.map(({ label }) => label).join('\n')}
                    size="sm"
                    onClick={() => onMapping(changeRecode(mapping, applyAlternative(recode, alternative)))}
                  >
                    {t(alternative.noAnswer.length > 0 ? 'resonanceScale.readAsWithout' : 'resonanceScale.readAs', {
                      worst: alternative.points[0]?.label ?? '',
                      best: alternative.points.at(-1)?.label ?? '',
                      answers: alternative.noAnswer.join(', '),
                    })}
                  </Button>
                ))}
            </div>
          )}
        </>
      )}
    </li>
  );
}
