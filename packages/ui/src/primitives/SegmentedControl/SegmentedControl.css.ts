import { layered } from '../../styles/layered.ts';
import { media } from '../../tokens/media.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('primitives');

export const track = recipe({
  base: {
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    gap: vars.space.xxsmall,
    padding: vars.space.xxsmall,
    backgroundColor: vars.color.surface.sunken,
    boxShadow: vars.shadow.sunken,
    borderRadius: vars.radius.full,
  },
  variants: { width: { content: { display: 'inline-grid' }, full: { display: 'grid', inlineSize: '100%' } } },
});

export const segment = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xxsmall,
  minBlockSize: vars.size.touchTarget,
  paddingInline: vars.space.xsmall,
  color: vars.color.text.secondary,
  borderRadius: vars.radius.full,
  fontSize: vars.type.size.small,
  fontWeight: vars.type.weight.medium,
  lineHeight: vars.type.leading.tight,
  textAlign: 'center',
  transitionProperty: 'background-color, color',
  transitionDuration: vars.motion.duration.fast,
  selectors: {
    '&[data-state="checked"]': {
      color: vars.color.tone.accent.onSolid,
      backgroundColor: vars.color.tone.accent.solid,
      backgroundImage: vars.color.backdrop.accent,
      boxShadow: vars.shadow.raised,
      fontWeight: vars.type.weight.bold,
    },
  },
  ':disabled': { cursor: 'not-allowed', opacity: 0.45 },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:disabled, [data-state="checked"])': { backgroundColor: vars.color.surface.hover } },
    },
    [media.forcedColors]: {
      selectors: {
        '&[data-state="checked"]': { color: 'HighlightText', backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
});
