/** `t`, for keys and values that its own type has checked. */
export type LookUp = (key: unknown, ...values: readonly unknown[]) => string;

/** A text with places for values: `Còn {{remaining}}/{{total}}`. */
interface Template {
  /** One more than names. */
  words: readonly string[];
  names: readonly string[];
}

/**
 * `t` that looks each text up once, also one with values where nothing but its words depends on them: i18next reads options, plurals and
 * places again for each card of a list. It asks i18next for everything else.
 */
export function remembering(ask: LookUp): LookUp {
  const texts = new Map<unknown, string>();
  const templates = new Map<unknown, Template>();

  return (key, ...values) => {
    const [given] = values;
    if (given === undefined) {
      let text = texts.get(key);
      if (text === undefined) texts.set(key, (text = ask(key)));
      return text;
    }
    if (typeof given !== 'object' || given === null) return ask(key, ...values);
    let template = templates.get(key);
    if (template === undefined) templates.set(key, (template = readTemplate(ask(key, { skipInterpolation: true }))));
    return fill(template, given) ?? ask(key, ...values);
  };
}

/** A text that needs i18next itself, such as one with another inside, has no names. */
function readTemplate(text: string): Template {
  const parts = text.split(/\{\{(\w+)\}\}/);
  const words = parts.filter((_, index) => index % 2 === 0);
  const names = parts.filter((_, index) => index % 2 === 1);
  return { words, names: words.some((word) => /\{\{|\$t\(/.test(word)) ? [] : names };
}

/** Null where a value is missing, is neither number nor text, or is more than a place: an option, or what chooses between texts. */
function fill({ words, names }: Template, values: object): string | null {
  for (const name in values) if (name === 'count' || name === 'context' || !names.includes(name)) return null;
  let text = words[0] ?? '';
  for (let index = 0; index < names.length; index += 1) {
    const value: unknown = Reflect.get(values, names[index] ?? '');
    if (typeof value !== 'string' && typeof value !== 'number') return null;
    text += String(value) + (words[index + 1] ?? '');
  }
  return names.length === 0 ? null : text;
}
