import { layered } from '../../../styles/layered.ts';
import { vars } from '../../../tokens/contract.css.ts';

const { recipe, style } = layered('areas');

const toned = (tone: 'positive' | 'critical' | 'accent') => ({
  color: vars.color.tone[tone].onSoft,
  backgroundColor: vars.color.tone[tone].soft,
  borderColor: vars.color.tone[tone].border,
});

export const root = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.medium,
    padding: vars.space.medium,
    borderWidth: vars.size.hairline,
    borderRadius: vars.radius.large,
  },
  variants: {
    outcome: { verified: toned('positive'), failed: toned('critical'), pending: toned('accent') },
  },
});

export const words = style({ display: 'grid', gap: vars.space.xxsmall });
