import { recordOf } from '../../styles/recordOf.ts';
import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { tones } from '../../primitives/vocabulary.ts';

const { style, styleVariants } = layered('patterns');

const notice = style({
  display: 'flex',
  gap: vars.space.xsmall,
  padding: vars.space.small,
  borderRadius: vars.radius.standard,
  borderWidth: vars.size.hairline,
  fontSize: vars.type.size.small,
  overflowWrap: 'anywhere',
});

export const toned = styleVariants(
  recordOf(tones, (tone) => [
    notice,
    {
      color: vars.color.tone[tone].onSoft,
      backgroundColor: vars.color.tone[tone].soft,
      borderColor: vars.color.tone[tone].border,
    },
  ]),
);
