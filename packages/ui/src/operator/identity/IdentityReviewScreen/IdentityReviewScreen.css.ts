import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';
import { media } from '../../../tokens/media.ts';

const { style } = layered('areas');

export const photos = style({
  display: 'grid',
  gap: vars.space.medium,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const photo = style({ display: 'grid', gap: vars.space.xxsmall });

export const frame = style({
  display: 'block',
  overflow: 'hidden',
  borderRadius: vars.radius.standard,
  border: `${vars.size.hairline} solid ${vars.color.border.standard}`,
  backgroundColor: vars.color.surface.sunken,
});

export const picture = style({ inlineSize: '100%', aspectRatio: '4 / 3', objectFit: 'contain' });

export const caption = style({ fontSize: vars.type.size.small, color: vars.color.text.secondary });
