import { Button } from '@mantine/core';
import { logoLimits } from '@soundings/contract/pictures/logo-limits';
import type { PictureRef } from '@soundings/contract/pictures/pictures';
import type { QueryKey } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { type Sending, useUpload } from '#/lib/api/use-upload.ts';
import { errorText } from '#/lib/error-text.ts';
import { formatBytes } from '#/lib/format.ts';
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx';
import { InlineAlert } from '../feedback/inline-alert.tsx';
import { toastSuccess } from '../feedback/toast.tsx';
import { useAction, useRefresh } from '../feedback/use-action.ts';
import { UploadPanel } from '../job/upload-panel.tsx';
import { FileDropArea, useFilePicker } from './file-drop.tsx';
import classes from './logo-field.module.css';

interface Props {
  logo: PictureRef | null;
  calls: { save: (sending: Sending) => Promise<PictureRef>; remove: () => Promise<unknown> };
  refreshes: readonly QueryKey[];
  onChanged?: () => unknown;
  removing: string;
}

export function LogoField({ logo, calls, refreshes, onChanged, removing }: Props) {
  const { t } = useTranslation();
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  const { transfer, problem, failure, send, clear } = useUpload(logoLimits);
  const save = async (file: File) => {
    if ((await send(file, calls.save)) === null) return;
    await refresh(refreshes);
    await onChanged?.();
    toastSuccess({ title: t('logo.saved') });
  };
  const remove = useAction({
    call: calls.remove,
    refreshes,
    done: 'logo.removed',
    failed: 'logo.couldntRemove',
    onDone: async () => {
      setAsking(false);
      await onChanged?.();
    },
  });
  const picker = useFilePicker(t('logo.file'), logoLimits.types, (file) => void save(file));
  return (
    <FileDropArea onFile={(file) => void save(file)} isDisabled={transfer !== null} dropNow={t('logo.dropNow')}>
      <div className={classes.stack}>
        <div className={classes.grounds}>
          <Ground logo={logo} theme="light" />
          <Ground logo={logo} theme="dark" />
        </div>
        {problem || failure ? (
          <InlineAlert title={t('logo.couldntSave')}>
            {problem
              ? t(`logo.${problem.code}`, { name: problem.name, size: maxSize() })
              : failureText(t, failure?.error)}
          </InlineAlert>
        ) : null}
        {transfer ? (
          <UploadPanel transfer={transfer} cancelLabel={t('logo.cancelUpload')} onCancel={clear} />
        ) : (
          <div className={classes.buttons}>
            <Button onClick={picker.pick}>{t(logo === null ? 'logo.choose' : 'logo.replace')}</Button>
            {logo === null ? null : (
              <Button variant="subtle" onClick={() => setAsking(true)}>
                {t('logo.remove')}
              </Button>
            )}
            <span className={classes.kinds}>{t('logo.kinds', { size: maxSize() })}</span>
          </div>
        )}
        {picker.input}
      </div>
      <ConfirmDialog
        opened={isAsking}
        title={t('logo.removeTitle')}
        confirmLabel={t('logo.remove')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      >
        {removing}
      </ConfirmDialog>
    </FileDropArea>
  );
}

const maxSize = () => formatBytes(logoLimits.maxBytes);

const failureText = (t: TFunction, error: unknown): string =>
  isApiError(error, 'payloadTooLarge') ? t('logo.tooLargeAtServer', { size: maxSize() }) : errorText(t, error);

function Ground({ logo, theme }: { logo: PictureRef | null; theme: 'light' | 'dark' }) {
  const { t } = useTranslation();
  return (
    <div className={classes.ground} data-theme={theme}>
      {logo === null ? (
        <span className={classes.none}>{t('logo.none')}</span>
      ) : (
        <img
          className={classes.picture}
          src={logo.address}
          width={logo.width}
          height={logo.height}
          alt={t(`logo.on_${theme}`)}
        />
      )}
    </div>
  );
}
