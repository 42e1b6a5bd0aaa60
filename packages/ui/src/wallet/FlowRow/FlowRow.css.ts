import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { style, styleVariants } = layered('areas');

/** Words and figures in two columns, line by line: what and how much, then when and what was left. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"sign what amount" "sign when left"',
  alignItems: 'baseline',
  columnGap: vars.space.small,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
});

const sign = style({
  gridArea: 'sign',
  alignSelf: 'center',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.avatarStandard,
  blockSize: vars.size.avatarStandard,
  borderRadius: vars.radius.full,
});

const { accent, positive } = vars.color.tone;

export const signs = styleVariants({
  recharge: [sign, { color: positive.onSoft, backgroundColor: positive.soft }],
  box_open: [sign, { color: accent.onSoft, backgroundColor: accent.soft }],
});

export const amount = style({ gridArea: 'amount', justifySelf: 'end' });

export const left = style({ gridArea: 'left', justifySelf: 'end' });
