import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style, styleVariants } = layered('patterns');

const { legendary, common } = vars.color.rarity;

/** Gold, silver and bronze; each text on its own background, as for rarities. */
const metals = {
  1: { color: legendary.color, backgroundColor: legendary.soft },
  2: { color: common.color, backgroundColor: common.soft },
  3: {
    color: `color-mix(in srgb, ${legendary.color} 50%, ${vars.color.tone.critical.onSoft})`,
    backgroundColor: `color-mix(in srgb, ${legendary.soft} 50%, ${vars.color.tone.critical.soft})`,
  },
} as const;

const slot = {
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.avatarSmall,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.type.weight.bold,
} as const;

/** Wide enough for a large rank. */
export const plain = style({
  ...slot,
  inlineSize: 'auto',
  minInlineSize: vars.size.avatarSmall,
  color: vars.color.text.muted,
});

export const place = style({ ...slot, position: 'relative', blockSize: vars.size.avatarStandard });

export const crown = style({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.space.xxsmall})`,
  display: 'flex',
  color: legendary.color,
});

const disc = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.iconLarge,
  blockSize: vars.size.iconLarge,
  borderRadius: vars.radius.full,
  borderWidth: vars.size.outline,
  borderColor: 'currentColor',
  fontSize: vars.type.size.small,
  lineHeight: vars.type.leading.tight,
});

export const medal = styleVariants({
  1: [disc, { ...metals[1], boxShadow: `0 0 ${vars.space.small} ${legendary.glow}` }],
  2: [disc, metals[2]],
  3: [disc, metals[3]],
});

/** Two ribbon ends below the medal. */
const ends = style({
  position: 'absolute',
  insetBlockEnd: 0,
  inlineSize: vars.size.iconStandard,
  blockSize: vars.size.iconStandard,
  clipPath: 'polygon(0 0, 100% 0, 100% 96%, 76% 84%, 54% 100%, 54% 0, 46% 0, 46% 100%, 24% 84%, 0 96%)',
});

export const ribbons = styleVariants({
  1: [ends, { backgroundColor: metals[1].color }],
  2: [ends, { backgroundColor: metals[2].color }],
  3: [ends, { backgroundColor: metals[3].color }],
});
