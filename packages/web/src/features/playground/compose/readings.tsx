import { Loader } from '@mantine/core';
import { playgroundLimits } from '@soundings/contract/playground/playground-choices';
import { IconAlertCircle, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#/lib/error-text.ts';
import { formatBytes, formatLimit, formatNumber, formatPercent } from '#/lib/format.ts';
import { AttachmentIcon } from '../sources/attachment-icon.tsx';
import classes from './compose.module.css';
import { attachableTypes, type Reading } from './use-attachments.ts';

interface ReadingsProps {
  readings: readonly Reading[];
  onRemove: (reading: Reading) => void;
  onOpen: (attachmentId: string) => void;
}

export function Readings({ readings, onRemove, onOpen }: ReadingsProps) {
  const { t } = useTranslation();
  if (readings.length === 0) return null;
  return (
    <ul className={classes.readings} aria-label={t('playground.attachments')}>
      {readings.map((reading) => (
        <li key={reading.key} className={classes.reading} data-failed={isFailed(reading) || undefined}>
          <span className={classes.readingIcon} aria-hidden="true">
            {isFailed(reading) ? (
              <IconAlertCircle size={17} />
            ) : reading.attachment ? (
              <AttachmentIcon kind={reading.kind} />
            ) : (
              <Loader size={15} color="var(--brand)" />
            )}
          </span>
          <span className={classes.readingWords}>
            <span className={classes.readingName}>{reading.attachment?.name ?? reading.name}</span>
            <State reading={reading} onOpen={onOpen} />
          </span>
          <button
            type="button"
            className={classes.remove}
            aria-label={t('common.remove', { thing: reading.name })}
            onClick={() => onRemove(reading)}
          >
            <IconX size={15} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}

const isFailed = ({ problem, error }: Reading): boolean => problem !== null || error !== null;

function State({ reading, onOpen }: { reading: Reading; onOpen: (id: string) => void }) {
  const { t } = useTranslation();
  const { attachment, problem, error, sent, kind } = reading;
  if (problem !== null) {
    return (
      <span role="alert">
        {problem === 'wrongKind'
          ? t('playground.wrongKind', { types: attachableTypes.join(', ') })
          : problem === 'tooLarge'
            ? t('playground.tooLarge', {
                size: formatLimit(kind === 'IMAGE' ? playgroundLimits.imageBytes : playgroundLimits.fileBytes),
              })
            : t('playground.emptyFile')}
      </span>
    );
  }
  if (error !== null) return <span role="alert">{errorText(t, error)}</span>;
  if (attachment === null) {
    const isSending = kind !== 'PAGE' && sent < 1;
    return (
      <span role="status">
        {isSending ? t('playground.sendingFile', { share: formatPercent(sent * 100, 0) }) : t('playground.reading')}
      </span>
    );
  }
  if (attachment.kind === 'IMAGE') return <span>{formatBytes(attachment.bytes ?? 0)}</span>;
  return (
    <button type="button" className={classes.read} onClick={() => onOpen(attachment.id)}>
      {t(attachment.isCut ? 'playground.readInPart' : 'playground.readWhole', {
        count: attachment.passages,
        passages: formatNumber(attachment.passages),
      })}
    </button>
  );
}
