import { layered } from '../../../styles/layered.ts';
import { media } from '../../../tokens/media.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

/** Looks like the field that it leads to. A desktop has one in its bar. */
export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: vars.size.touchTarget,
  paddingInline: vars.space.medium,
  borderRadius: vars.radius.full,
  borderStyle: 'solid',
  borderWidth: vars.size.hairline,
  borderColor: vars.color.border.control,
  backgroundColor: vars.color.surface.raised,
  color: vars.color.text.muted,
  '@media': {
    [media.hover]: { ':hover': { backgroundColor: vars.color.surface.hover } },
    [media.desktop]: { display: 'none' },
  },
});

export const categories = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.small,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: vars.space.medium } },
});

export const category = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  paddingBlockEnd: vars.space.small,
  textAlign: 'center',
});
