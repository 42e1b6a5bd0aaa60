/** The secret that bodies are encrypted with (spec §7), set by the build from APP_SECRET. */
declare const __APP_SECRET__: string;

/** The app's version, as its package.json says. */
declare const __APP_VERSION__: string;

/** The shop's server where the app does not come from it, because it is packaged: set by the build from SHOP_ORIGIN, else empty. */
declare const __SHOP_ORIGIN__: string;
