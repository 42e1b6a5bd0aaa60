// Type aliases, not interfaces: a theme contract needs an index signature.

/** Every meaning of a color, without its value: each theme provides one. */
export type Colors = {
  surface: {
    /** The page. */
    base: string;
    /** Raised above the page. */
    raised: string;
    /** Floats over everything: dialog, sheet, toast. */
    overlay: string;
    /** Recessed: text field, track, inactive part. */
    sunken: string;
    /** Placeholder of loading content; translucent. */
    skeleton: string;
    /** A raised element on hover. */
    hover: string;
    /** The brightest part of the page's backdrop. */
    lit: string;
    /** The brightest part of a toy's stage; only `primary`, `secondary` and `accent` text may be on it. */
    stage: string;
    /** Dims the page behind a dialog. */
    scrim: string;
  };
  text: Record<'primary' | 'secondary' | 'muted' | 'onAccent' | 'accent' | 'positive' | 'caution' | 'critical', string>;
  /** Lines, translucent except the last: `subtle` and `standard` decorate, `control` frames an input (3:1). */
  border: Record<'subtle' | 'standard' | 'control', string>;
  accent: Record<'solid' | 'hover' | 'active', string>;
  tone: Record<'neutral' | 'accent' | 'positive' | 'caution' | 'critical', ToneColors>;
  rarity: Record<'common' | 'rare' | 'epic' | 'legendary', RarityColors>;
  currency: Record<'balance' | 'stone' | 'diamond' | 'gem', string>;
  /** The navigation bar and tab bar, dark in both themes (spec §2). */
  bar: Record<'background' | 'text' | 'muted' | 'accent' | 'border', string>;
  focus: string;
  /** Light and depth behind elements. */
  backdrop: {
    /** Over the page's background: light from the shop's sign. */
    page: string;
    /** Over a raised surface: its lit upper edge. */
    raised: string;
    /** Behind a toy: a lit stage. */
    stage: string;
    /** Over a solid accent: a sheen. */
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
  /** Background of the mark and its text. */
  soft: string;
  /** Glow around the element; translucent. */
  glow: string;
};
