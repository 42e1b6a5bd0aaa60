import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { recipe, style, styleVariants } = layered('areas');

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

export const tones = styleVariants({
  recharge_settled: { color: positive.onSoft, backgroundColor: positive.soft },
  withdrawal_requested: { color: caution.onSoft, backgroundColor: caution.soft },
  withdrawal_cancelled: { color: neutral.onSoft, backgroundColor: neutral.soft },
  prize_won: {
    color: legendary.color,
    backgroundColor: legendary.soft,
    boxShadow: `0 0 ${vars.space.large} ${legendary.glow}`,
  },
  level_reached: { color: accent.onSoft, backgroundColor: accent.soft },
  new_fan: { color: accent.onSoft, backgroundColor: accent.soft },
  invite_bound: { color: positive.onSoft, backgroundColor: positive.soft },
  identity_reviewed: { color: accent.onSoft, backgroundColor: accent.soft },
});

/** An icon on the notification's own page glows. */
export const glowing = style({
  boxShadow: `0 0 ${vars.space.xxlarge} color-mix(in srgb, currentColor 24%, transparent)`,
});

export const pictured = style({ padding: vars.space.xxsmall });

/** A toy is the hero of its page: light behind it instead of a disc. */
export const hero = style({
  inlineSize: `calc(2.5 * ${vars.size.avatarLarge})`,
  blockSize: `calc(2.5 * ${vars.size.avatarLarge})`,
  padding: vars.space.medium,
  backgroundColor: 'transparent',
  backgroundImage: `radial-gradient(closest-side, ${legendary.glow}, transparent)`,
  boxShadow: 'none',
});
