import { layered } from '../../styles/layered.ts';
import { ratios } from '../../styles/ratios.ts';
import { vars } from '../../tokens/contract.css.ts';
import { media } from '../../tokens/media.ts';

const { style } = layered('patterns');

export const root = style([
  ratios.portrait,
  {
    display: 'flex',
    flexDirection: 'column',
    inlineSize: '100%',
    maxInlineSize: `calc(5 * ${vars.size.avatarLarge})`,
    overflow: 'clip',
    color: vars.color.text.primary,
    backgroundColor: vars.color.surface.raised,
    backgroundImage: vars.color.backdrop.stage,
    borderRadius: vars.radius.large,
    boxShadow: vars.shadow.lifted,
    '@media': { [media.forcedColors]: { outline: `${vars.size.hairline} solid CanvasText` } },
  },
]);

export const stage = style({
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.small,
  padding: vars.space.large,
  overflow: 'clip',
  textAlign: 'center',
});

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  padding: vars.space.medium,
  // The bar's color, to ground the stage in both themes.
  color: vars.color.bar.text,
  backgroundColor: vars.color.bar.background,
});
