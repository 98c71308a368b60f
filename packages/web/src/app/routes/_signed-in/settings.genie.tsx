import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { CalibrationPage } from '#/features/genie/calibration/calibration-page.tsx';
import { SettingsFrame } from '#/features/settings/settings-frame.tsx';
import { needCalibrationTexts, needFileTexts, needGenieTexts } from '#/lib/i18n.ts';

const mayManage = permit('settings.manage');

export const Route = createFileRoute('/_signed-in/settings/genie')({
  beforeLoad: async (guarded) => {
    await mayManage(guarded);
    await Promise.all([needGenieTexts(), needCalibrationTexts(), needFileTexts()]);
  },
  component: Predictions,
});

function Predictions() {
  return (
    <SettingsFrame tab="GENIE">
      <CalibrationPage />
    </SettingsFrame>
  );
}
