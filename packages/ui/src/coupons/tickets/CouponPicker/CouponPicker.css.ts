import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';

const { style } = layered('areas');

export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space.xsmall });

/** A stub of a ticket: the perforation is where what it saves is torn off. */
export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  inlineSize: '100%',
  minBlockSize: vars.size.touchTarget,
  paddingInline: vars.space.small,
  color: vars.color.text.secondary,
  textAlign: 'start',
  backgroundColor: vars.color.surface.raised,
  border: `${vars.size.hairline} dashed ${vars.color.border.standard}`,
  borderRadius: vars.radius.small,
  selectors: {
    '&[data-used="true"]': { color: vars.color.text.positive, borderColor: vars.color.text.positive },
  },
  '@media': { [media.hover]: { ':hover': { backgroundColor: vars.color.surface.hover } } },
});

export const words = style({ flex: 1, minInlineSize: 0, display: 'grid' });

export const change = style({ display: 'flex', flexShrink: 0, alignItems: 'center' });

/** The arrow says it on a phone. */
export const word = style({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } });
