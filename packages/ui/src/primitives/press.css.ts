import { createVar } from '@vanilla-extract/css';
import { layered } from '../styles/layered.ts';
import { recordOf } from '../styles/recordOf.ts';
import { vars } from '../tokens/contract.css.ts';
import { media } from '../tokens/media.ts';
import { type Tone, tones } from './vocabulary.ts';

const { recipe, style } = layered('primitives');

const solid = createVar();
const solidHover = createVar();
const onSolid = createVar();
const soft = createVar();
const softHover = createVar();
const onSoft = createVar();
const edge = createVar();
/** Color of text and icons, in any variant. */
const ink = createVar();

const toned = (tone: Tone) => ({
  vars: {
    [solid]: vars.color.tone[tone].solid,
    [solidHover]: vars.color.tone[tone].solidHover,
    [onSolid]: vars.color.tone[tone].onSolid,
    [soft]: vars.color.tone[tone].soft,
    [softHover]: vars.color.tone[tone].softHover,
    [onSoft]: vars.color.tone[tone].onSoft,
    [edge]: vars.color.tone[tone].border,
  },
});

/** Styles of Button and IconButton. */
export const press = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    color: ink,
    // Round on one line, and still a good shape on two.
    borderRadius: vars.radius.xlarge,
    textDecoration: 'none',
    userSelect: 'none',
    transitionProperty: 'background-color, box-shadow, color, transform, filter',
    transitionDuration: vars.motion.duration.fast,
    transitionTimingFunction: vars.motion.easing.standard,
    // A small one is drawn smaller than its touch target.
    '::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlock: `min(0px, (100% - ${vars.size.touchTarget}) / 2)`,
    },
    ':active': { transform: 'scale(0.97)' },
    ':disabled': { cursor: 'not-allowed', opacity: 0.45, boxShadow: 'none', transform: 'none' },
    selectors: {
      '&[aria-disabled="true"]:not([aria-busy="true"])': { opacity: 0.45, boxShadow: 'none', transform: 'none' },
      '&[aria-busy="true"]': { cursor: 'progress', transform: 'none' },
    },
  },
  variants: {
    tone: recordOf(tones, toned),
    variant: {
      solid: {
        vars: { [ink]: onSolid },
        backgroundColor: solid,
        backgroundImage: vars.color.backdrop.accent,
        boxShadow: vars.shadow.raised,
        ':active': { backgroundColor: solidHover },
        '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { backgroundColor: solidHover } } } },
      },
      soft: {
        vars: { [ink]: onSoft },
        backgroundColor: soft,
        boxShadow: `inset 0 0 0 ${vars.size.hairline} ${edge}`,
        ':active': { backgroundColor: softHover },
        '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { backgroundColor: softHover } } } },
      },
      ghost: {
        vars: { [ink]: onSoft },
        ':active': { backgroundColor: softHover },
        '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { backgroundColor: soft } } } },
      },
    },
    busy: { true: { color: 'transparent' } },
  },
  compoundVariants: [{ variants: { tone: 'accent', variant: 'solid' }, style: { boxShadow: vars.shadow.glow } }],
});

/** The spinner covers the content, which keeps its width. */
export const wait = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', color: ink });
