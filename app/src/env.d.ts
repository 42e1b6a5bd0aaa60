/** The secret that bodies are encrypted with (spec §7), set by the build from APP_SECRET. */
declare const __APP_SECRET__: string;
