import type { Colors } from './colors.ts';
import { palette } from './palette.ts';

const { amber, black, cyan, gold, green, night, orchid, red, silver, sky, white } = palette;

const lit = '#2a2068';
const stage = '#5347bb';

/** The shop at night: deep blue-violet, cyan signs, lit toys. */
export const darkColors: Colors = {
  surface: {
    base: night[950],
    raised: night[900],
    overlay: night[850],
    sunken: night[1000],
    skeleton: `${white}14`,
    hover: night[850],
    lit,
    stage,
    scrim: `${night[1000]}cc`,
  },
  text: {
    primary: white,
    secondary: night[200],
    muted: night[400],
    onAccent: night[1000],
    accent: cyan[300],
    positive: green[300],
    caution: amber[300],
    critical: red[300],
  },
  border: { subtle: `${white}14`, standard: `${white}26`, control: night[500] },
  accent: { solid: cyan[400], hover: cyan[300], active: cyan[500] },
  tone: {
    neutral: {
      solid: night[100],
      solidHover: white,
      onSolid: night[950],
      soft: night[800],
      softHover: night[750],
      onSoft: white,
      border: night[700],
    },
    accent: {
      solid: cyan[400],
      solidHover: cyan[300],
      onSolid: night[1000],
      soft: cyan[950],
      softHover: cyan[900],
      onSoft: cyan[300],
      border: cyan[800],
    },
    positive: {
      solid: green[400],
      solidHover: green[300],
      onSolid: night[1000],
      soft: green[950],
      softHover: green[900],
      onSoft: green[300],
      border: green[800],
    },
    caution: {
      solid: amber[400],
      solidHover: amber[300],
      onSolid: night[1000],
      soft: amber[950],
      softHover: amber[900],
      onSoft: amber[300],
      border: amber[800],
    },
    critical: {
      solid: red[500],
      solidHover: red[400],
      onSolid: night[1000],
      soft: red[950],
      softHover: red[900],
      onSoft: red[300],
      border: red[800],
    },
  },
  rarity: {
    common: { color: silver[300], soft: night[800], glow: `${silver[300]}2e` },
    rare: { color: sky[300], soft: '#132b52', glow: `${sky[300]}59` },
    epic: { color: orchid[300], soft: '#381a54', glow: `${orchid[300]}66` },
    legendary: { color: gold[300], soft: '#3d2b1c', glow: `${gold[300]}80` },
  },
  currency: { balance: amber[400], stone: orchid[300], diamond: cyan[300], gem: green[400] },
  bar: {
    background: night[1000],
    text: white,
    muted: night[300],
    accent: cyan[400],
    border: night[850],
  },
  focus: cyan[300],
  backdrop: {
    page: `radial-gradient(110% 40rem at 50% 0, ${lit} 0%, ${night[950]}00 100%)`,
    raised: `linear-gradient(180deg, ${white}12 0%, ${white}00 45%)`,
    stage: `radial-gradient(75% 60% at 50% 40%, ${stage} 0%, ${stage}00 100%), linear-gradient(180deg, ${night[850]} 0%, ${night[800]} 66%, ${night[900]} 100%)`,
    accent: `linear-gradient(180deg, ${white}59 0%, ${white}00 55%)`,
    shimmer: `linear-gradient(100deg, ${white}00 30%, ${white}12 50%, ${white}00 70%)`,
  },
};

/** Shadows of the night theme: black, deep and soft, with a thin light upper edge. */
export const darkShadows = {
  raised: `inset 0 1px 0 ${white}12, 0 1px 2px ${black}66, 0 10px 28px -12px ${black}a6`,
  lifted: `inset 0 1px 0 ${white}1f, 0 2px 6px ${black}73, 0 22px 44px -16px ${black}cc`,
  overlay: `inset 0 1px 0 ${white}1f, 0 24px 80px -8px ${black}e6`,
  sunken: `inset 0 2px 6px ${black}80`,
  glow: `0 8px 28px -8px ${cyan[400]}80, inset 0 1px 0 ${white}80`,
  bar: `0 -8px 32px ${black}80`,
};
