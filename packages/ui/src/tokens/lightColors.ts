import type { Colors } from './colors.ts';
import { palette } from './palette.ts';

const { amber, cyan, gold, green, night, orchid, red, silver, sky, white } = palette;

const lit = '#ece7fe';

/** The same shop by day: lavender paper, dark ink, the same cyan darkened until readable. */
export const lightColors: Colors = {
  surface: {
    base: night[50],
    raised: white,
    overlay: white,
    sunken: night[100],
    skeleton: `${night[800]}1a`,
    hover: night[25],
    lit,
    stage: white,
    scrim: `${night[950]}8c`,
  },
  text: {
    primary: night[900],
    secondary: night[700],
    muted: '#615a92',
    onAccent: white,
    accent: cyan[700],
    positive: green[700],
    caution: amber[700],
    critical: red[700],
  },
  border: { subtle: `${night[800]}14`, standard: `${night[800]}33`, control: night[500] },
  accent: { solid: cyan[700], hover: cyan[800], active: cyan[900] },
  tone: {
    neutral: {
      solid: night[900],
      solidHover: night[800],
      onSolid: white,
      soft: night[100],
      softHover: night[200],
      onSoft: night[900],
      border: night[300],
    },
    accent: {
      solid: cyan[400],
      solidHover: cyan[500],
      onSolid: night[1000],
      soft: cyan[100],
      softHover: cyan[200],
      onSoft: cyan[800],
      border: cyan[500],
    },
    positive: {
      solid: green[700],
      solidHover: green[800],
      onSolid: white,
      soft: green[100],
      softHover: green[300],
      onSoft: green[800],
      border: green[500],
    },
    caution: {
      solid: amber[400],
      solidHover: amber[500],
      onSolid: night[1000],
      soft: amber[100],
      softHover: amber[300],
      onSoft: amber[800],
      border: amber[500],
    },
    critical: {
      solid: red[700],
      solidHover: red[800],
      onSolid: white,
      soft: red[100],
      softHover: red[300],
      onSoft: red[800],
      border: red[500],
    },
  },
  rarity: {
    common: { color: silver[700], soft: night[100], glow: `${silver[700]}33` },
    rare: { color: sky[700], soft: '#dceeff', glow: `${sky[700]}47` },
    epic: { color: orchid[700], soft: '#f7e2ff', glow: `${orchid[700]}4d` },
    legendary: { color: gold[700], soft: '#fff0c7', glow: `${amber[400]}8c` },
  },
  currency: { balance: amber[700], stone: orchid[700], diamond: cyan[700], gem: green[700] },
  bar: {
    background: night[900],
    text: white,
    muted: night[300],
    accent: cyan[400],
    border: night[800],
  },
  focus: cyan[700],
  backdrop: {
    page: `radial-gradient(110% 40rem at 50% 0, ${lit} 0%, ${night[50]}00 100%)`,
    raised: `linear-gradient(180deg, ${white} 0%, ${white}00 45%)`,
    stage: `radial-gradient(70% 55% at 50% 40%, ${white} 0%, ${night[100]}80 60%, ${night[100]}00 100%), linear-gradient(180deg, ${night[100]} 0%, ${night[200]} 70%, ${night[100]} 100%)`,
    accent: `linear-gradient(180deg, ${white}33 0%, ${white}00 55%)`,
    shimmer: `linear-gradient(100deg, ${white}00 30%, ${white}cc 50%, ${white}00 70%)`,
  },
};

/** Shadows by day: violet ink, thin. */
export const lightShadows = {
  raised: `0 1px 2px ${night[800]}14, 0 10px 28px -14px ${night[800]}40`,
  lifted: `0 2px 6px ${night[800]}1f, 0 22px 44px -18px ${night[800]}59`,
  overlay: `0 24px 80px -8px ${night[950]}66`,
  sunken: `inset 0 1px 3px ${night[800]}1f`,
  glow: `0 10px 24px -10px ${cyan[500]}, inset 0 1px 0 ${white}99`,
  bar: `0 -8px 32px ${night[950]}33`,
};
