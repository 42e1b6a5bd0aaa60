import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style, styleVariants } = layered('patterns');

const { accent, caution, neutral, positive } = vars.color.tone;

export const sign = recipe({
  base: { flexShrink: 0, display: 'grid', placeItems: 'center', borderRadius: vars.radius.full },
  variants: {
    size: {
      standard: { inlineSize: vars.size.avatarStandard, blockSize: vars.size.avatarStandard },
      large: { inlineSize: vars.size.avatarLarge, blockSize: vars.size.avatarLarge },
    },
  },
});

const legendary = vars.color.rarity.legendary;

const tone = ({ onSoft: color, soft: backgroundColor }: { onSoft: string; soft: string }) => ({
  color,
  backgroundColor,
});

export const tones = styleVariants({
  wallet: tone(positive),
  bank: tone(caution),
  return: tone(neutral),
  box: tone(accent),
  gift: tone(positive),
  calendar: tone(positive),
  trophy: {
    color: legendary.color,
    backgroundColor: legendary.soft,
    boxShadow: `0 0 ${vars.space.large} ${legendary.glow}`,
  },
  crown: tone(accent),
  heart: tone(accent),
  id_card: tone(accent),
  people: tone(caution),
  key: tone(neutral),
  ticket: tone(positive),
  bell: tone(neutral),
});

/** A large sign glows. */
export const glowing = style({
  boxShadow: `0 0 ${vars.space.xxlarge} color-mix(in srgb, currentColor 24%, transparent)`,
});

export const pictured = style({ padding: vars.space.xxsmall });

/** A large picture is the hero of its page: light behind it instead of a disc. */
export const hero = style({
  inlineSize: `calc(2.5 * ${vars.size.avatarLarge})`,
  blockSize: `calc(2.5 * ${vars.size.avatarLarge})`,
  padding: vars.space.medium,
  backgroundColor: 'transparent',
  backgroundImage: `radial-gradient(closest-side, ${legendary.glow}, transparent)`,
  boxShadow: 'none',
});
