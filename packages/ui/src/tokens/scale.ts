/** Values that all themes share. Font sizes are in rem, to respect the user's text size. */
export const scale = {
  space: {
    none: '0',
    xxsmall: '4px',
    xsmall: '8px',
    small: '12px',
    medium: '16px',
    large: '24px',
    xlarge: '32px',
    xxlarge: '48px',
  },
  radius: {
    /** Home banner (spec §9). */ banner: '4px',
    small: '8px',
    standard: '14px',
    large: '20px',
    xlarge: '28px',
    full: '999px',
  },
  size: {
    /** Minimum size of a touch target (WCAG 2.5.5). */
    touchTarget: '44px',
    controlSmall: '36px',
    controlLarge: '54px',
    /** Spec §9. */
    navBar: '44px',
    tabBar: '60px',
    /** Width of the rail that replaces the tab bar from tablet size up. */
    rail: '88px',
    /** Width of a navigation with words, in place of the rail. */
    side: '232px',
    iconSmall: '16px',
    iconStandard: '20px',
    iconLarge: '28px',
    avatarSmall: '32px',
    avatarStandard: '44px',
    avatarLarge: '72px',
    /** Height of a card with a picture, before layout. */
    tile: '20rem',
    hairline: '1px',
    outline: '2px',
    /** Maximum widths of a sheet, a form and a column of text. */
    column: '480px',
    /** Maximum width of the content. */
    content: '1200px',
    /** Home banner (spec §9). */
    banner: '130px',
    /** A toy's stage at the top of a page: the least, the most on a phone, the most on a desktop. */
    stageSmall: '280px',
    stage: '440px',
    stageLarge: '760px',
    /** The most of a toy on its stage on a phone. */
    toyOnStage: '272px',
  },
  type: {
    family:
      "'Be Vietnam Pro', 'Be Vietnam Pro fallback', 'PingFang SC', 'Noto Sans SC', 'Microsoft YaHei', system-ui, sans-serif",
    size: {
      xsmall: '0.75rem',
      small: '0.875rem',
      standard: '1rem',
      large: '1.125rem',
      xlarge: '1.375rem',
      xxlarge: '1.75rem',
      display: '2.25rem',
    },
    /** Space for Vietnamese accents above and below capitals. */
    leading: { tight: '1.25', standard: '1.5' },
    weight: { regular: '400', medium: '500', bold: '700' },
    tracking: { tight: '-0.015em', standard: '0', wide: '0.04em' },
  },
  /** Frosted glass: bars and buttons over moving content. */
  filter: { frost: 'blur(16px) saturate(1.4)' },
  layer: { base: '0', raised: '1', sticky: '10', bar: '20', overlay: '30', dialog: '40', toast: '50' },
  rarityMark: {
    common: 'circle(38%)',
    rare: 'polygon(50% 4%, 96% 50%, 50% 96%, 4% 50%)',
    epic: 'polygon(50% 2%, 62% 35%, 98% 36%, 69% 58%, 79% 93%, 50% 72%, 21% 93%, 31% 58%, 2% 36%, 38% 35%)',
    legendary: 'polygon(4% 24%, 28% 50%, 50% 10%, 72% 50%, 96% 24%, 88% 90%, 12% 90%)',
  },
} as const;

/** Motion as designed. */
export const motion = {
  duration: { fast: '120ms', standard: '200ms', slow: '320ms', reveal: '700ms' },
  easing: {
    standard: 'cubic-bezier(0.2, 0, 0, 1)',
    enter: 'cubic-bezier(0.16, 1, 0.3, 1)',
    exit: 'cubic-bezier(0.4, 0, 1, 1)',
    spring: 'cubic-bezier(0.34, 1.56, 0.64, 1)',
  },
  /** For endless motion: pair `play` with `animation-play-state`. */
  loop: { spin: '900ms', shimmer: '1600ms', play: 'running' },
} as const;

/** Reduced motion, also for snapshots: finite motion ends at once, endless motion is paused. */
export const stillMotion = {
  ...motion,
  duration: { fast: '0.01ms', standard: '0.01ms', slow: '0.01ms', reveal: '0.01ms' },
  loop: { ...motion.loop, play: 'paused' },
} as const;
