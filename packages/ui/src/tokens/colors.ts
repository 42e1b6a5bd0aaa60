// Type aliases, not interfaces: a theme contract takes only what has an index signature.

/** Every meaning a colour can have, and nothing about which colour it is: both themes give each a value. */
export type Colors = {
  surface: {
    /** The page. */
    base: string;
    /** A thing that lies on the page. */
    raised: string;
    /** What floats over everything: dialog, sheet, toast. */
    overlay: string;
    /** A hollow: text field, track, inactive part. */
    sunken: string;
    /** Holds the place of what is loading; translucent. */
    skeleton: string;
    /** A raised thing under the pointer. */
    hover: string;
    /** The brightest the page's backdrop gets. */
    lit: string;
    /** The brightest a toy's stage gets; of texts only `primary`, `secondary` and `accent` stand on it. */
    stage: string;
    /** Dims the page behind a dialog. */
    scrim: string;
  };
  text: Record<'primary' | 'secondary' | 'muted' | 'onAccent' | 'accent' | 'positive' | 'caution' | 'critical', string>;
  /** Lines, translucent save the last: `subtle` and `standard` decorate, `control` bounds a thing that takes input (3:1). */
  border: Record<'subtle' | 'standard' | 'control', string>;
  accent: Record<'solid' | 'hover' | 'active', string>;
  tone: Record<'neutral' | 'accent' | 'positive' | 'caution' | 'critical', ToneColors>;
  rarity: Record<'common' | 'rare' | 'epic' | 'legendary', RarityColors>;
  currency: Record<'balance' | 'stone' | 'diamond' | 'gem', string>;
  /** The navigation bar and tab bar, dark in both themes (spec §2). */
  bar: Record<'background' | 'text' | 'muted' | 'accent' | 'border', string>;
  focus: string;
  /** Light and depth painted behind things. */
  backdrop: {
    /** Over the page's base: light falling from the shop's sign. */
    page: string;
    /** Over a raised surface: its lit upper edge. */
    raised: string;
    /** Behind a toy: a lit stage. */
    stage: string;
    /** Over a solid accent: sheen. */
    accent: string;
    /** Sweep of a skeleton. */
    shimmer: string;
  };
};

type ToneColors = {
  solid: string;
  solidHover: string;
  onSolid: string;
  soft: string;
  softHover: string;
  /** Text and icons on `soft`, and of the ghost variant. */
  onSoft: string;
  border: string;
};

type RarityColors = {
  /** Text, mark and frame. */
  color: string;
  /** Background behind the mark and its text. */
  soft: string;
  /** Light around the thing; translucent. */
  glow: string;
};
