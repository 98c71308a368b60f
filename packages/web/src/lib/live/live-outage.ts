import i18next from 'i18next';
import { hideToast, toastWarning } from '#/ui/toast.tsx';

const id = 'live-outage';

/** Says once per outage of one connection that it cannot be made, and takes it back when it can. */
export const watchOutage = () => {
  let isOut = false;
  return {
    begin: (): void => {
      if (isOut) return;
      isOut = true;
      toastWarning({
        id,
        title: i18next.t('live.cantConnectToProjectStratusTracker'),
        text: i18next.t('live.cantConnectHelp'),
      });
    },
    end: (): void => {
      if (isOut) hideToast(id);
      isOut = false;
    },
  };
};
