import type { ProjectInfo } from '@soundings/contract/projects/projects';
import { editSonar } from '../api/edit-sonar.ts';
import { FieldGrid } from '../fields/field-grid.tsx';
import { OptionalBrandField } from '../fields/optional-brand-field.tsx';
import { RangeTypeField } from '../fields/range-type-field.tsx';
import { type SonarValues, sonarRules, startDateOf, startOf } from '../fields/sonar-values.ts';
import { StartMonthField } from '../fields/start-month-field.tsx';
import { SettingsCard } from './settings-card.tsx';

type Values = Pick<ProjectInfo, 'projectName'> & { [K in keyof SonarValues]: SonarValues[K] };

export function SonarSettings({ info }: { info: ProjectInfo }) {
  const saved: Values = {
    projectName: info.projectName,
    brand: info.brand ?? '',
    rangeType: info.rangeType ?? 'DAILY_RANGE',
    ...startOf(info.startDate ?? info.createdOn),
  };
  return (
    <SettingsCard
      info={info}
      saved={saved}
      rules={sonarRules}
      send={({ projectName, brand, rangeType, startingYear, startingMonth }) =>
        editSonar({
          params: { id: info.id },
          body: { projectName, brand, rangeType, startDate: startDateOf(startingYear, startingMonth ?? 0) },
        })
      }
    >
      {(form) => (
        <FieldGrid>
          <OptionalBrandField {...form.getInputProps('brand')} />
          <StartMonthField
            value={form.values}
            onChange={(start) => form.setValues(start)}
            error={form.errors.startingMonth}
          />
          <RangeTypeField value={form.values.rangeType} onChange={(rangeType) => form.setValues({ rangeType })} />
        </FieldGrid>
      )}
    </SettingsCard>
  );
}
