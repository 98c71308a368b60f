import { createSpotlight, Spotlight } from '@mantine/spotlight';
import type { CurrentUser } from '@soundings/contract/access/auth';
import type { ProjectRow } from '@soundings/contract/projects/projects';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { createContext, Fragment, type ReactNode, use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whyClosed } from '#/features/projects/openable.ts';
import { useProjectTypes } from '#/features/projects/types/type-on-web.ts';
import { typeMarks } from '#/lib/type-marks.ts';
import { TypeTile } from '#/ui/marks/type-tile.tsx';
import classes from './command-palette.module.css';
import { useFoundPeople, useFoundProjects, useFoundReports, useWanted } from './palette-found.ts';
import { type PaletteItem, useActions, usePages, useSettings, useWaysOut } from './palette-items.ts';
import { markWords, matchesWords } from './palette-match.ts';

interface Props {
  user: CurrentUser;
  onClose: () => void;
  onHelp: () => void;
}

const [store, spotlight] = createSpotlight();
const WantedText = createContext('');

export function CommandPalette({ user, onClose, onHelp }: Props) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const search = useWanted(query);
  const { wanted } = search;
  const projects = useFoundProjects(search);
  const reports = useFoundReports(user, search);
  const people = useFoundPeople(user, search);
  const matches = (entry: PaletteItem) => matchesWords(wanted, entry);
  const pages = usePages(user).filter(matches);
  const actions = useActions(user, onHelp).filter(matches);
  const settings = useSettings(user).filter(matches);
  const items = [...reports.found, ...people.users, ...people.customers, ...pages, ...actions, ...settings];
  const isSearching = projects.isSearching || reports.isSearching || people.isSearching;
  const isEmpty = projects.rows.length + items.length === 0;
  const waysOut = useWaysOut(user, wanted);
  const [list, setList] = useState<HTMLDivElement | null>(null);
  const first = projects.rows[0]?.id ?? items[0]?.key ?? (isSearching ? undefined : waysOut[0]?.key);
  useEffect(() => {
    if (first !== undefined && list) selectFirst(list);
  }, [first, list]);
  useEffect(() => {
    spotlight.open();
    return spotlight.close;
  }, []);
  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={onClose}
      // An entry may open the help in its place.
      closeOnActionTrigger={false}
      scrollable
      centered={false}
      yOffset="12vh"
      maxHeight={440}
      size={600}
      overlayProps={{ backgroundOpacity: 1, color: 'var(--scrim)', blur: 0 }}
      attributes={{ content: { 'aria-label': t('palette.open') } }}
      classNames={{ content: classes.content ?? '', search: classes.search ?? '', actionsGroup: classes.group ?? '' }}
    >
      <Spotlight.Search
        placeholder={t('palette.placeholder')}
        aria-label={t('palette.placeholder')}
        leftSection={<IconSearch size={18} stroke={1.7} />}
      />
      <WantedText value={wanted}>
        <div ref={setList} className={classes.list}>
          <Spotlight.ActionsList>
            {projects.rows.length > 0 && (
              <Labelled label={t(`palette.${projects.kind}`)}>
                {projects.rows.map((project) => (
                  <ProjectEntry key={project.id} project={project} onClose={onClose} />
                ))}
              </Labelled>
            )}
            <Group label={t('shell.reports')} entries={reports.found} onClose={onClose} />
            <Group label={t('shell.users')} entries={people.users} onClose={onClose} />
            <Group label={t('shell.customers')} entries={people.customers} onClose={onClose} />
            <Group label={t('palette.pages')} entries={pages} onClose={onClose} />
            <Group label={t('palette.actions')} entries={actions} onClose={onClose} />
            <Group label={t('shell.settings')} entries={settings} onClose={onClose} />
            {(projects.error ?? reports.error ?? people.error) && (
              <p className={classes.note}>{t('palette.couldntSearch')}</p>
            )}
            {isEmpty && (
              <Spotlight.Empty>
                {isSearching ? t('palette.searching') : t('palette.nothing', { query: wanted })}
              </Spotlight.Empty>
            )}
            {isEmpty && !isSearching && <Group label={t('palette.goOn')} entries={waysOut} onClose={onClose} />}
          </Spotlight.ActionsList>
        </div>
      </WantedText>
      <p className={classes.keys}>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('palette.toChoose')} <kbd>Enter</kbd> {t('palette.toOpen')} <kbd>Esc</kbd>{' '}
        {t('palette.toClose')}
      </p>
    </Spotlight.Root>
  );
}

/** Enter runs the first entry, also where it came later than the key; the library selects among those that are there at once. */
const selectFirst = (list: HTMLElement): void => {
  list.querySelector('[data-selected]')?.removeAttribute('data-selected');
  list.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
  store.setState({ ...store.getState(), selected: 0 });
};

function Group({ label, entries, onClose }: { label: string; entries: readonly PaletteItem[]; onClose: () => void }) {
  if (entries.length === 0) return null;
  return (
    <Labelled label={label}>
      {entries.map(({ key, label: name, note, icon: Icon, run, staysOpen }) => (
        <PaletteEntry
          key={key}
          icon={<Icon size={18} stroke={1.7} />}
          label={name}
          note={note}
          onRun={() => {
            if (!staysOpen) onClose();
            void run();
          }}
        />
      ))}
    </Labelled>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Spotlight.ActionsGroup label={label} role="group" aria-label={label}>
      {children}
    </Spotlight.ActionsGroup>
  );
}

function ProjectEntry({ project, onClose }: { project: ProjectRow; onClose: () => void }) {
  const navigate = useNavigate();
  const type = useProjectTypes()(project.projectType);
  const route = whyClosed(project) === null ? type.page : null;
  return (
    <PaletteEntry
      icon={<TypeTile type={project.projectType} size={24} isMuted={!project.active} />}
      label={project.projectName}
      note={typeMarks[project.projectType].name}
      onRun={() => {
        onClose();
        void (route
          ? navigate({ to: route, params: { id: project.id } })
          : navigate({ to: '/projects', search: { query: project.projectName } }));
      }}
    />
  );
}

interface PaletteEntryProps {
  icon: ReactNode;
  label: string;
  note: string | undefined;
  onRun: () => void;
}

function PaletteEntry({ icon, label, note, onRun }: PaletteEntryProps) {
  return (
    <Spotlight.Action onClick={onRun} className={classes.action ?? ''}>
      <span className={classes.icon}>{icon}</span>
      <span className={classes.words}>
        <span className={classes.label}>
          <Matched text={label} />
        </span>
        {note !== undefined && (
          <span className={classes.type}>
            <Matched text={note} />
          </span>
        )}
      </span>
    </Spotlight.Action>
  );
}

function Matched({ text }: { text: string }) {
  return markWords(use(WantedText), text).map(({ from, part, isMarked }) =>
    isMarked ? <b key={from}>{part}</b> : <Fragment key={from}>{part}</Fragment>,
  );
}
