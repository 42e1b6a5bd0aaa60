import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';

const { style, styleVariants } = layered('areas');

const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  paddingInline: vars.space.xsmall,
  paddingBlock: vars.space.xxsmall,
  borderRadius: vars.radius.full,
  fontSize: vars.type.size.xsmall,
  fontWeight: vars.type.weight.bold,
  lineHeight: vars.type.leading.tight,
  whiteSpace: 'nowrap',
  '@media': { [media.forcedColors]: { borderWidth: vars.size.hairline } },
});

const { rarity, tone } = vars.color;

const ringed = (color: string) => ({ boxShadow: `inset 0 0 0 ${vars.size.hairline} ${color}` });

export const levels = styleVariants({
  bronze: [badge, { color: tone.caution.onSoft, backgroundColor: tone.caution.soft }, ringed(tone.caution.border)],
  silver: [badge, { color: rarity.common.color, backgroundColor: rarity.common.soft }, ringed(rarity.common.color)],
  gold: [badge, { color: tone.caution.onSolid, backgroundColor: tone.caution.solid }],
  platinum: [badge, { color: tone.neutral.onSolid, backgroundColor: tone.neutral.solid }],
  diamond: [badge, { color: tone.accent.onSolid, backgroundColor: tone.accent.solid }],
  black_gold: [
    badge,
    { color: rarity.legendary.color, backgroundColor: vars.color.bar.background },
    ringed(rarity.legendary.color),
  ],
  supreme: [badge, { color: rarity.epic.color, backgroundColor: rarity.epic.soft }, ringed(rarity.epic.color)],
});
