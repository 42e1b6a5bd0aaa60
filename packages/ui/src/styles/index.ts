// Import order is the cascade: layers first, however the bundler orders the rest.
import './layers.css.ts';
import '../tokens/theme.css.ts';
import './fonts.css';
import './reset.css.ts';
import './base.css.ts';
