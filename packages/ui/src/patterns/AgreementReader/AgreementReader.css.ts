import { layered } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { recipe, style } = layered('patterns');

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.medium });

export const state = style({ display: 'grid', gap: vars.space.xsmall });

/** Scrolls by itself, so that the button below stays visible. */
export const area = recipe({
  base: {
    minBlockSize: `calc(2 * ${vars.size.avatarLarge})`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space.medium,
    backgroundColor: vars.color.surface.sunken,
    boxShadow: vars.shadow.sunken,
    borderWidth: vars.size.hairline,
    borderColor: vars.color.border.subtle,
    borderRadius: vars.radius.standard,
    overflowWrap: 'anywhere',
  },
  variants: {
    // In a dialog the title, the tick and the buttons need room too, and the height is fixed before the text loads.
    presentation: {
      page: { maxBlockSize: '52dvh' },
      sheet: { maxBlockSize: '52dvh' },
      part: { blockSize: '38dvh' },
    },
  },
});

export const words = style({ display: 'grid', gap: vars.space.large });

export const section = style({ display: 'grid', gap: vars.space.xsmall });

export const actions = style({ position: 'relative', display: 'grid', gap: vars.space.xsmall });

/** Keeps its line when the hint disappears. */
export const hint = style({ minBlockSize: `calc(${vars.type.leading.standard} * ${vars.type.size.small})` });
