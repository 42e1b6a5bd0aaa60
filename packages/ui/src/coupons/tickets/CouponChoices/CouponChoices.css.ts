import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';

const { style } = layered('areas');

export const none = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  inlineSize: '100%',
  minBlockSize: vars.size.touchTarget,
  padding: `${vars.space.small} ${vars.space.medium}`,
  color: vars.color.text.primary,
  textAlign: 'start',
  border: `${vars.size.hairline} dashed ${vars.color.border.standard}`,
  borderRadius: vars.radius.standard,
  selectors: { '&[aria-pressed="true"]': { borderStyle: 'solid', borderColor: vars.color.accent.solid } },
  '@media': { [media.hover]: { ':hover': { backgroundColor: vars.color.surface.hover } } },
});

export const words = style({ display: 'grid', gap: vars.size.outline });
