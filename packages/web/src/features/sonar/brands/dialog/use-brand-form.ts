import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';
import { toastError } from '#/ui/feedback/toast.tsx';
import {
  applyChanges,
  type BrandDraft,
  type Changes,
  emptyValues,
  isSameDraft,
  type LinksDraft,
  mergeDrafts,
  toDraft,
  toFields,
} from '../brand-draft.ts';
import { type BrandFields, type BrandValues, type FieldErrors, readFieldErrors } from '../brand-fields.ts';
import { type BrandTab, checkDraft, firstError, hasOtherErrors, withoutField } from '../brand-rules.ts';
import { guessCountry } from '../guess-country.ts';

interface Options {
  brand: BrandValues | undefined;
  name: string;
  errors: FieldErrors;
  network: SocialNetwork | undefined;
  onSave: (fields: BrandFields, before: BrandValues | undefined) => Promise<FieldErrors | undefined> | Promise<void>;
  onSaved: () => void;
  onNext: ((network: SocialNetwork | undefined) => void) | null;
}

let lastCountry = emptyValues.country;
const newValues = (brandCompany = ''): BrandValues => ({ ...emptyValues, brandCompany, country: lastCountry });

export function useBrandForm({ brand, name, errors: given, network, onSave, onSaved, onNext }: Options) {
  const { t } = useTranslation();
  const [saved, setSaved] = useState(() => toDraft(brand ?? newValues(name)));
  const [draft, setDraft] = useState(saved);
  const [isChosenCountry, setChosenCountry] = useState(false);
  const [known, setKnown] = useState(brand);
  const [changes, setChanges] = useState<Changes | null>(null);
  const [errors, setErrors] = useState(given);
  const [start] = useState(
    () => firstError(given) ?? (network ? ({ tab: 'social', field: `socials.${network}` } as const) : null),
  );
  const [tab, setTab] = useState<BrandTab>(start?.tab ?? 'general');
  const [saving, setSaving] = useState<'close' | 'more' | null>(null);
  const [target, setTarget] = useState<{ field: string } | null>(start);
  const body = useRef<HTMLDivElement>(null);

  // After the tab is open and the fields take input again.
  useEffect(() => {
    if (!target || saving) return;
    const field = body.current?.querySelector<HTMLElement>(`[data-path="${target.field}"]`);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView?.({ block: 'nearest' });
  }, [target, saving]);

  // Of a new brand: until a country is chosen, its domain tells it, and letter by letter another one.
  const guessed = ({ domain }: Partial<BrandDraft>): Partial<BrandDraft> =>
    brand !== undefined || isChosenCountry || domain === undefined
      ? {}
      : { country: guessCountry(domain) ?? saved.country };

  const showErrors = (found: FieldErrors) => {
    setErrors(found);
    const first = firstError(found);
    if (!first) return;
    setTab(first.tab);
    setTarget(first);
  };

  const change = (part: Partial<BrandDraft>) => {
    if (part.country) setChosenCountry(true);
    setDraft((current) => ({ ...current, ...part, ...guessed(part) }));
    setErrors((current) => Object.keys(part).reduce(withoutField, current));
  };
  const changeLinks = (network: SocialNetwork, links: LinksDraft) => {
    setDraft((current) => ({ ...current, socials: { ...current.socials, [network]: links } }));
    setErrors((current) => withoutField(current, `socials.${network}`));
  };

  const begin = () => {
    const empty = toDraft(newValues());
    setChosenCountry(false);
    setSaved(empty);
    setDraft(empty);
    setErrors({});
    setTab('general');
    setTarget({ field: 'brandCompany' });
  };

  const rebase = (before: BrandValues, found: Changes) => {
    const now = applyChanges(before, found);
    setKnown(now);
    setSaved(toDraft(now));
    setDraft(mergeDrafts(draft, saved, toDraft(now)));
    setChanges((earlier) => ({ ...earlier, ...found }));
  };

  const save = async (then: 'close' | 'more') => {
    const goOn = () => {
      if (then === 'close') onSaved();
      else if (brand) onNext?.(tab === 'social' ? socialNetworks[0] : undefined);
      else begin();
    };
    if (brand && then === 'more' && isSameDraft(draft, saved)) return goOn();
    const wrong = checkDraft(draft);
    if (Object.keys(wrong).length > 0) return showErrors(wrong);
    setSaving(then);
    try {
      const refused = await onSave(toFields(draft), known);
      if (refused) return showErrors(refused);
      if (!brand) lastCountry = draft.country;
      goOn();
    } catch (error) {
      if (known && isApiError(error, 'datasetChanged') && error.details.changes) {
        rebase(known, error.details.changes);
        return;
      }
      const refused = readFieldErrors(error);
      if (refused) showErrors(refused);
      if (!refused || hasOtherErrors(refused))
        toastError({ id: 'brand', title: t('sonar.couldNotSave'), text: errorText(t, error) });
    } finally {
      setSaving(null);
    }
  };

  return {
    autofocus: start?.field ?? (name ? 'domain' : 'brandCompany'),
    ...{ draft, errors, changes, tab, setTab, saving, body, change, changeLinks, showErrors, save },
    isDirty: !isSameDraft(draft, saved),
  };
}
export type BrandFormState = ReturnType<typeof useBrandForm>;
