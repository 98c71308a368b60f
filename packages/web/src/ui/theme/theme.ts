import {
  type CSSVariablesResolver,
  createTheme,
  localStorageColorSchemeManager,
  type MantineColorsTuple,
  type SelectProps,
} from '@mantine/core';
import type { KeyboardEvent, MouseEvent } from 'react';

const fog: MantineColorsTuple = [
  '#f8fafc',
  '#f2f5f8',
  '#eaedf3',
  '#dde2e9',
  '#ccd2db',
  '#a1aab6',
  '#7b8693',
  '#5b6674',
  '#3f4a58',
  '#242f3d',
];
const ink: MantineColorsTuple = [
  '#f1f5ff',
  '#e1eaff',
  '#c3d6ff',
  '#99b8fd',
  '#6b92f3',
  '#416adf',
  '#2c50be',
  '#22409e',
  '#182f76',
  '#112252',
];
const night: MantineColorsTuple = [
  '#e9edf2',
  '#cad2dc',
  '#a2aebc',
  '#8794a3',
  '#3d4958',
  '#283240',
  '#1c2531',
  '#101821',
  '#0b121a',
  '#070d14',
];

export const comboboxProps = {
  shadow: 'lg',
  transitionProps: { transition: 'fade', duration: 120 },
  offset: 4,
} as const satisfies SelectProps['comboboxProps'];

/** 36 px, small 30, large 42; Mantine derives a field's paddings and sections from its height. */
const inputHeight = (_: unknown, { size }: { size?: string }) => {
  const small = size === 'sm' || size === 'xs';
  const height = size === 'lg' ? '42px' : small ? 'var(--control-h-sm)' : 'var(--control-h)';
  return { wrapper: { '--input-height': height } };
};

/** What is typed into a field to choose from takes the place of what is chosen; a list without a match submits nothing. */
const searchedSelect = {
  onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    if (!currentTarget.readOnly) currentTarget.select();
  },
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && event.currentTarget.hasAttribute('data-expanded')) event.preventDefault();
  },
};

const dialogHeader = { header: { role: 'presentation' } };

/** Plain objects: naming a component here would pull its code into the first page. */
export const theme = createTheme({
  colors: { gray: fog, ink, dark: night },
  primaryColor: 'ink',
  primaryShade: { light: 6, dark: 5 },
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--font-mono)',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '18px' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.35' },
  fontWeights: { regular: '420', medium: '520', bold: '600' },
  headings: {
    fontFamily: 'var(--font)',
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '22px', lineHeight: '1.2' },
      h2: { fontSize: '18px', lineHeight: '1.35' },
      h3: { fontSize: '14px', lineHeight: '1.35' },
    },
  },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '20px', xl: '24px' },
  breakpoints: { xs: '26em', sm: '37.5em', md: '64em', lg: '90em', xl: '105em' },
  shadows: {
    xs: 'var(--shadow-xs)',
    sm: 'var(--shadow-sm)',
    md: 'var(--shadow-md)',
    lg: 'var(--shadow-lg)',
    xl: 'var(--shadow-lg)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  activeClassName: '',
  components: {
    Input: { defaultProps: { size: 'md' }, vars: inputHeight },
    InputWrapper: { defaultProps: { size: 'md', inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    Button: { defaultProps: { variant: 'default' } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 36 } },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'xl',
        padding: 20,
        transitionProps: { transition: 'pop', duration: 180 },
        overlayProps: { backgroundOpacity: 1, color: 'var(--scrim)' },
        attributes: dialogHeader,
      },
    },
    Drawer: {
      defaultProps: {
        transitionProps: { duration: 280 },
        overlayProps: { backgroundOpacity: 1, color: 'var(--scrim)' },
        attributes: dialogHeader,
      },
    },
    Menu: {
      // The placeholder takes the focus from the items and has no place in role="menu".
      defaultProps: {
        withInitialFocusPlaceholder: false,
        shadow: 'lg',
        radius: 'lg',
        offset: 6,
        transitionProps: { transition: 'pop', duration: 120 },
      },
    },
    Popover: {
      defaultProps: { shadow: 'lg', radius: 'lg', offset: 6, transitionProps: { transition: 'pop', duration: 120 } },
    },
    Select: {
      defaultProps: {
        withScrollArea: false,
        comboboxProps,
        checkIconPosition: 'right',
        allowDeselect: false,
        ...searchedSelect,
      },
    },
    MultiSelect: { defaultProps: { withScrollArea: false, comboboxProps, checkIconPosition: 'right' } },
    Tooltip: {
      defaultProps: {
        openDelay: 300,
        offset: 6,
        transitionProps: { transition: 'fade', duration: 120 },
        multiline: true,
      },
    },
    Checkbox: { defaultProps: { radius: 'xs', size: 'xs' } },
    Radio: { defaultProps: { size: 'xs' } },
    Switch: { defaultProps: { size: 'sm', withThumbIndicator: false } },
    Progress: { defaultProps: { radius: 2, size: 8 } },
    Skeleton: { defaultProps: { radius: 6 } },
    SegmentedControl: { defaultProps: { radius: 'md', transitionDuration: 120 } },
  },
});

const roles = {
  '--mantine-color-body': 'var(--bg-page)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-3)',
  '--mantine-color-placeholder': 'var(--text-3)',
  '--mantine-color-anchor': 'var(--brand-text)',
  '--mantine-color-error': 'var(--neg)',
  '--mantine-color-default': 'var(--bg-surface)',
  '--mantine-color-default-hover': 'var(--bg-hover)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--bg-sunken)',
  '--mantine-color-disabled-color': 'var(--text-disabled)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-filled': 'var(--brand)',
  '--mantine-primary-color-filled-hover': 'var(--brand-hover)',
  '--mantine-primary-color-light': 'var(--brand-soft)',
  '--mantine-primary-color-light-color': 'var(--brand-text)',
  '--mantine-color-ink-filled': 'var(--brand)',
  '--mantine-color-ink-filled-hover': 'var(--brand-hover)',
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: { '--mantine-z-index-modal': '200' },
  light: roles,
  dark: roles,
});

/** Where the choice of theme is kept; public/first-paint.js reads the same key. No choice follows the system. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'THEME' });
