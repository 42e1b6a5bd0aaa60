import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const prize = style({ display: 'flex', alignItems: 'center', gap: vars.space.small });

export const track = style({
  position: 'relative',
  minWidth: '9rem',
  height: vars.space.medium,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface.sunken,
});

export const band = style({
  position: 'absolute',
  insetBlock: 0,
  border: `${vars.size.hairline} solid ${vars.color.tone.accent.border}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.tone.accent.soft,
});

export const statedMark = style({
  position: 'absolute',
  insetBlock: 0,
  width: vars.size.outline,
  backgroundColor: vars.color.text.primary,
});

export const observedMark = style({
  position: 'absolute',
  insetBlockStart: vars.space.xxsmall,
  marginInlineStart: `calc(-1 * ${vars.space.xxsmall})`,
  width: vars.space.xsmall,
  height: vars.space.xsmall,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accent.solid,
});
