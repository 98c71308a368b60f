import { Button, Loader } from '@mantine/core';
import type { AiKey } from '@soundings/contract/ai/ai-keys';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { useCheckKey, useDeleteKey } from '../ai.api.ts';
import { KeyDialog } from './key-dialog.tsx';
import { KeyFacts, KeyState } from './key-state.tsx';
import classes from './keys.module.css';
import { VendorHeading } from './vendor-heading.tsx';

export function KeyCard({ shown }: { shown: AiKey }) {
  const { t } = useTranslation();
  const { kind, source } = shown;
  const vendor = t(`ai.vendor_${kind}`);
  // The same buttons are on every card.
  const named = (label: string) => `${label}: ${vendor}`;
  const setLabel = t(kind === 'COMPATIBLE' ? 'aiSettings.connect' : 'aiSettings.set');
  const [asks, setAsks] = useState<'key' | 'delete' | null>(null);
  const close = () => setAsks(null);
  const { check, isChecking, cancel } = useCancellableCheck(kind);
  const remove = useDeleteKey(kind, { onDone: close, onFailed: close });
  return (
    <section className={classes.card} aria-label={vendor} aria-busy={isChecking}>
      <VendorHeading kind={kind} />
      <div className={classes.told} aria-live="polite">
        {isChecking ? (
          <p className={classes.state}>
            <Loader size={15} aria-hidden="true" />
            {t('aiSettings.isChecking')}
          </p>
        ) : (
          <KeyState shown={shown} />
        )}
      </div>
      <KeyFacts shown={shown} />
      <div className={classes.actions}>
        {source === 'none' ? (
          <Button aria-label={named(setLabel)} onClick={() => setAsks('key')}>
            {setLabel}
          </Button>
        ) : isChecking ? (
          <Button aria-label={named(t('aiSettings.cancelCheck'))} onClick={cancel}>
            {t('aiSettings.cancelCheck')}
          </Button>
        ) : (
          <Button aria-label={named(t('aiSettings.check'))} onClick={check}>
            {t('aiSettings.check')}
          </Button>
        )}
        {source === 'stored' && (
          <>
            <Button
              variant="subtle"
              disabled={isChecking}
              aria-label={named(t('aiSettings.replace'))}
              onClick={() => setAsks('key')}
            >
              {t('aiSettings.replace')}
            </Button>
            <Button
              variant="subtle"
              disabled={isChecking}
              aria-label={named(t('aiSettings.delete'))}
              onClick={() => setAsks('delete')}
            >
              {t('aiSettings.delete')}
            </Button>
          </>
        )}
      </div>
      {asks === 'key' && (
        <KeyDialog
          shown={shown}
          onClose={close}
          onSaved={() => {
            close();
            check();
          }}
        />
      )}
      <ConfirmDialog
        opened={asks === 'delete'}
        title={t('aiSettings.deleteTitle', { vendor })}
        confirmLabel={t('aiSettings.deleteKey')}
        cancelLabel={t('aiSettings.keepKey')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={close}
      >
        {t('aiSettings.deleteText', { vendor })}
      </ConfirmDialog>
    </section>
  );
}

const useCancellableCheck = (kind: AiKey['kind']) => {
  const { mutate, isPending, reset } = useCheckKey(kind);
  const running = useRef<AbortController>(null);
  const cancel = () => {
    running.current?.abort();
    reset();
  };
  useEffect(() => () => running.current?.abort(), []);
  const check = () => {
    running.current?.abort();
    running.current = new AbortController();
    mutate(running.current.signal);
  };
  return { check, cancel, isChecking: isPending };
};
