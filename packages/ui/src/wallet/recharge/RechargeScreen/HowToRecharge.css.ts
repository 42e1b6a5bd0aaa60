import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { style } = layered('areas');

export const steps = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small, counterReset: 'step' });

export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.avatarSmall,
    blockSize: vars.size.avatarSmall,
    borderRadius: vars.radius.full,
    color: vars.color.tone.accent.onSoft,
    backgroundColor: vars.color.tone.accent.soft,
    fontSize: vars.type.size.small,
    fontWeight: vars.type.weight.bold,
  },
});
