import { typeCalls } from 'virtual:endpoints';
import type { ProjectInfo } from '@soundings/contract/projects/projects';
import { SettingsCard } from '#/features/projects/edit/settings-card.tsx';
import { FieldGrid, OptionalBrandField, ProjectNameField } from '#/features/projects/fields/text-fields.tsx';
import { call } from '#/lib/api/call.ts';
import {
  RangeTypeField,
  type SonarValues,
  StartMonthField,
  sonarRules,
  toStart,
  toStartDate,
} from './start-month-field.tsx';

type Values = Pick<ProjectInfo, 'projectName'> & { [K in keyof SonarValues]: SonarValues[K] };

export function SonarSettings({ info }: { info: ProjectInfo }) {
  const saved: Values = {
    projectName: info.projectName,
    brand: info.brand ?? '',
    rangeType: info.rangeType ?? 'DAILY_RANGE',
    ...toStart(info.startDate ?? info.createdOn),
  };
  return (
    <SettingsCard
      saved={saved}
      rules={sonarRules}
      send={({ projectName, brand, rangeType, startingYear, startingMonth }) =>
        call(typeCalls.SONAR.edit, {
          params: { id: info.id },
          body: { projectName, brand, rangeType, startDate: toStartDate(startingYear, startingMonth ?? 0) },
        })
      }
    >
      {(form) => (
        <FieldGrid>
          <ProjectNameField {...form.getInputProps('projectName')} />
          <OptionalBrandField {...form.getInputProps('brand')} />
          <RangeTypeField value={form.values.rangeType} onChange={(rangeType) => form.setValues({ rangeType })} />
          <StartMonthField
            value={form.values}
            onChange={(start) => form.setValues(start)}
            error={form.errors.startingMonth}
          />
        </FieldGrid>
      )}
    </SettingsCard>
  );
}
