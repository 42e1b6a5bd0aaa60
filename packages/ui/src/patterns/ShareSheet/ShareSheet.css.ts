import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

const { style } = layered('patterns');

/** In the sheet's foot, within reach however tall the content is. */
export const targets = style({
  display: 'grid',
  inlineSize: '100%',
  gridTemplateColumns: `repeat(auto-fill, minmax(calc(1.5 * ${vars.size.touchTarget}), 1fr))`,
  columnGap: vars.space.xxsmall,
  rowGap: vars.space.small,
});

/** The shared content, above the targets: as wide as a poster. */
export const shared = style({ display: 'flex', flexDirection: 'column', alignItems: 'center' });

export const target = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xsmall,
  inlineSize: '100%',
  paddingBlock: vars.space.xsmall,
  color: vars.color.text.secondary,
  borderRadius: vars.radius.standard,
  fontSize: vars.type.size.xsmall,
  lineHeight: vars.type.leading.tight,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
  '@media': { [media.forcedColors]: { borderWidth: 0 } },
});

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.controlLarge,
  blockSize: vars.size.controlLarge,
  borderRadius: vars.radius.full,
  color: vars.color.tone.accent.onSoft,
  backgroundColor: vars.color.tone.accent.soft,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.tone.accent.border}`,
  transitionProperty: 'background-color, transform',
  transitionDuration: vars.motion.duration.fast,
  selectors: { [`${target}:active &`]: { transform: 'scale(0.94)' } },
  '@media': {
    [media.hover]: { selectors: { [`${target}:hover &`]: { backgroundColor: vars.color.tone.accent.softHover } } },
    [media.forcedColors]: { border: `${vars.size.hairline} solid ButtonBorder` },
  },
});

export const mark = style({ inlineSize: vars.size.iconStandard, blockSize: vars.size.iconStandard });
