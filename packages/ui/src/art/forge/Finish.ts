/** What a solid is made of; it decides how light falls on it. */
export type Finish = 'matte' | 'gloss' | 'pearl' | 'glow' | 'clear' | 'metal' | 'flocked';
