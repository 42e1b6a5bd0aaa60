import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

/** Hatched and dashed: nothing here can be taken for a win. */
export const bench = style({
  display: 'grid',
  gap: vars.space.medium,
  padding: vars.space.medium,
  border: `${vars.size.outline} dashed ${vars.color.border.control}`,
  borderRadius: vars.radius.large,
  backgroundImage: `repeating-linear-gradient(135deg, ${vars.color.surface.sunken} 0 ${vars.space.small}, transparent ${vars.space.small} ${vars.space.large})`,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

export const haul = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const found = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xxsmall,
  filter: 'saturate(0.6)',
});

export const chart = style({ display: 'grid', gap: vars.space.small, margin: 0, padding: 0, listStyle: 'none' });

export const bar = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space.xxlarge} minmax(0, 1fr) auto`,
  alignItems: 'center',
  gap: vars.space.small,
});

export const track = style({
  position: 'relative',
  display: 'block',
  height: vars.space.medium,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface.sunken,
});

export const fill = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.tone.accent.border,
});

export const mark = style({
  position: 'absolute',
  insetBlock: 0,
  width: vars.size.outline,
  backgroundColor: vars.color.text.primary,
});
